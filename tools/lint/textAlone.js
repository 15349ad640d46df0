import ts from 'typescript';

const {StringLike, NumberLike} = ts.TypeFlags;

const alone =
  'Give this text an element of its own. A translator puts another node in its place, and React would go on changing the former one.';
const afterElements =
  'Give this text an element of its own. A translator puts another node in its place, and React could not insert what stands before it.';

/** Text that stays the same: what stands between tags, and `{' '}`. */
const isConstant = (node) =>
  node.type === 'JSXText' || (node.type === 'JSXExpressionContainer' && node.expression.type === 'Literal');

/** Line breaks between tags and comments, of which JSX makes nothing. */
const isNothing = (node) =>
  (node.type === 'JSXText' && !node.value.trim() && node.value.includes('\n')) ||
  (node.type === 'JSXExpressionContainer' && node.expression.type === 'JSXEmptyExpression');

const isFragment = (node) => node.type === 'JSXFragment' || node.openingElement.name.name === 'Fragment';

/**
 * Text of JSX stands alone in its element, unless it is constant and no expression stands before it. A browser's translator puts a
 * `<font>` in the place of each text node, and React keeps the former node (facebook/react#11538): it changes that one, which nobody
 * sees, and to remove it or to insert something before it throws. Of an element whose only child is a text React sets `textContent`.
 */
export const textAlone = {
  create(context) {
    const {program, getTypeAtLocation} = context.sourceCode.parserServices;
    const checker = program.getTypeChecker();

    const mayBeText = (type) => {
      if (type.isUnion()) return type.types.some(mayBeText);
      return (type.flags & (StringLike | NumberLike)) !== 0 && type.value !== '';
    };
    const mayBeTexts = (type) =>
      type.isUnion()
        ? type.types.some(mayBeTexts)
        : checker.isArrayLikeType(type) && checker.getTypeArguments(type).some(mayBeText);

    const check = (parent) => {
      const children = parent.children.filter((child) => !isNothing(child));
      const hasNeighbours = children.length > 1 || isFragment(parent);
      let followsExpression = false;
      for (const child of children) {
        if (isConstant(child)) {
          if (followsExpression || isFragment(parent)) context.report({node: child, message: afterElements});
        } else if (child.type === 'JSXExpressionContainer') {
          const type = getTypeAtLocation(child.expression);
          if (mayBeTexts(type) || (hasNeighbours && mayBeText(type))) context.report({node: child, message: alone});
          followsExpression = true;
        }
      }
    };
    /** What stands around the texts that a component returns is unknown. */
    const checkComponent = (node) => {
      if (!/^[A-Z]/.test(node.id?.name)) return;
      const [signature] = getTypeAtLocation(node).getCallSignatures();
      const type = signature.getReturnType();
      if (mayBeText(type) || mayBeTexts(type)) context.report({node: node.id, message: alone});
    };
    return {JSXElement: check, JSXFragment: check, FunctionDeclaration: checkComponent};
  },
};
