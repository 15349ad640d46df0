import {useSearchParams} from '@remix-run/react';
import {useState, type ReactNode} from 'react';
import {merchandiseOfVariant, variantNumber} from '~/cart/rules/merchandise';
import {limitQuantity, readQuantity} from '~/cart/rules/quantity';
import {AddToCart} from '~/cart/ui/AddToCart';
import {WithdrawalNote} from '~/legal/WithdrawalNote';
import {TextLink} from '~/ui/TextLink';
import {chosenVariant, type Product, type Variant} from './product';
import {ProductPage} from './ProductPage';
import {VariantPicker} from './VariantPicker';

/** The page of a product whose variants are all there. */
export function ReadyMade({product}: {product: Product}) {
  const [parameters, setParameters] = useSearchParams();
  // The URL follows in a transition; until then the choice itself counts.
  const [picked, setPicked] = useState<{number: string; before: URLSearchParams}>();
  const asked = picked?.before === parameters ? picked.number : parameters.get('variant');
  const chosen = chosenVariant(product.variants, asked);
  const quantity = parameters.get('quantity');
  const choose = (variant: Variant) => {
    const number = variantNumber(variant);
    setPicked({number, before: parameters});
    setParameters(quantity === null ? {variant: number} : {variant: number, quantity}, {
      replace: true,
      preventScrollReset: true,
    });
  };
  return (
    <VariantPage product={product} chosen={chosen} quantity={quantity}>
      {chosen && <VariantPicker variants={product.variants} chosen={chosen} onChoose={choose} />}
    </VariantPage>
  );
}

interface VariantPageProps {
  product: Product;
  chosen?: Variant;
  /** As the URL has it. */
  quantity: string | null;
  /** What chooses the variant. */
  children: ReactNode;
}

/** The page of a product with the form that adds the chosen variant. */
export function VariantPage({product, chosen, quantity, children}: VariantPageProps) {
  return (
    <ProductPage product={product} chosen={chosen}>
      {chosen && (
        <AddToCart
          item={{variantId: chosen.id, quantity: limitQuantity(readQuantity(quantity ?? ''))}}
          merchandise={merchandiseOfVariant(
            {...product, noWithdrawal: !!product.withdrawalNote},
            {...chosen, image: chosen.image ?? product.images[0]},
          )}
        >
          {children}
          {product.withdrawalNote && <WithdrawalNote text={product.withdrawalNote} />}
        </AddToCart>
      )}
      {product.restock.map(({label, path}) => (
        <p key={path}>
          <TextLink to={path}>{label}</TextLink>
        </p>
      ))}
    </ProductPage>
  );
}
