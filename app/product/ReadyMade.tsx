import {useSearchParams} from '@remix-run/react';
import {useState, type ReactNode} from 'react';
import {numericId} from '~/cart/rules/cartItem';
import {merchandiseOfVariant} from '~/cart/rules/merchandise';
import {limitQuantity, readQuantity} from '~/cart/rules/quantity';
import {AddToCart} from '~/cart/ui/AddToCart';
import {TextLink} from '~/ui/TextLink';
import {chosenVariant, type Product, type Variant} from './product';
import {ProductPage} from './ProductPage';
import {VariantPicker} from './VariantPicker';

/** The page of a product with all its variants. */
export function ReadyMade({product}: {product: Product}) {
  const [parameters, setParameters] = useSearchParams();
  // The URL changes in a transition; until then the choice itself counts.
  const [picked, setPicked] = useState<{number: string; before: URLSearchParams}>();
  const requested = picked?.before === parameters ? picked.number : parameters.get('variant');
  const chosen = chosenVariant(product.variants, requested);
  const quantity = parameters.get('quantity');
  const choose = (variant: Variant) => {
    const number = numericId(variant.id);
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
  quantity: string | null;
  children: ReactNode;
}

/** The page of a product with the form that adds the chosen variant. */
export function VariantPage({product, chosen, quantity, children}: VariantPageProps) {
  return (
    <ProductPage product={product} chosen={chosen}>
      {chosen && (
        <AddToCart
          item={{variantId: chosen.id, quantity: limitQuantity(readQuantity(quantity ?? ''))}}
          merchandise={merchandiseOfVariant(product, {...chosen, image: chosen.image ?? product.images[0]})}
        >
          {children}
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
