import {useSearchParams} from '@remix-run/react';
import {useState} from 'react';
import {numericId} from '~/cart/rules/cartItem';
import {merchandiseOfVariant} from '~/cart/rules/merchandise';
import {limitQuantity, readQuantity} from '~/cart/rules/quantity';
import {AddToCart} from '~/cart/ui/AddToCart';
import type {Elements} from '~/ui/elements';
import {TextLink} from '~/ui/TextLink';
import {findInitialVariant, type Product, type Variant} from './product';
import {ProductPage} from './ProductPage';
import {VariantPicker} from './VariantPicker';

/** The page of a product whose variants are all loaded. */
export function ReadyMade({product}: {product: Product}) {
  const [parameters, setParameters] = useSearchParams();
  // The URL changes in a transition. Until then the page shows the variant of this state.
  const [pendingVariant, setPendingVariant] = useState<{variantNumber: string; previousParameters: URLSearchParams}>();
  const isPending = pendingVariant?.previousParameters === parameters;
  const chosenVariant = findInitialVariant(
    product.variants,
    isPending ? pendingVariant.variantNumber : parameters.get('variant'),
  );
  const quantity = parameters.get('quantity');
  const choose = (variant: Variant) => {
    const variantNumber = numericId(variant.id);
    setPendingVariant({variantNumber, previousParameters: parameters});
    setParameters(quantity === null ? {variant: variantNumber} : {variant: variantNumber, quantity}, {
      replace: true,
      preventScrollReset: true,
    });
  };
  return (
    <VariantPage product={product} chosenVariant={chosenVariant} quantity={quantity}>
      {chosenVariant && <VariantPicker variants={product.variants} chosenVariant={chosenVariant} onChoose={choose} />}
    </VariantPage>
  );
}

interface VariantPageProps {
  product: Product;
  chosenVariant?: Variant;
  quantity: string | null;
  children: Elements;
}

/** The page of a product with the form that adds the chosen variant. */
export function VariantPage({product, chosenVariant, quantity, children}: VariantPageProps) {
  return (
    <ProductPage product={product} chosenVariant={chosenVariant}>
      {chosenVariant && (
        <AddToCart
          item={{variantId: chosenVariant.id, quantity: limitQuantity(readQuantity(quantity ?? ''))}}
          merchandise={merchandiseOfVariant(product, {
            ...chosenVariant,
            image: chosenVariant.image ?? product.images[0],
          })}
        >
          {children}
        </AddToCart>
      )}
      {product.backInStockLinks.map(({label, path}) => (
        <p key={path}>
          <TextLink to={path}>{label}</TextLink>
        </p>
      ))}
    </ProductPage>
  );
}
