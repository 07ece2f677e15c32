// What an export is made of: through `memo(Base)`, `withTheme(Base)`, `Base as Type` and `typeof Base` to the code of `Base`.
import ts from 'typescript';

/** Declarations of the export itself, then of what it wraps, outermost first. */
export function declarationsOf(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Declaration[] {
  const found = new Set<ts.Declaration>();
  const bySymbol = (one: ts.Symbol | undefined): void => {
    const target = one && one.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(one) : one;
    for (const declaration of target?.declarations ?? []) {
      if (found.has(declaration)) continue;
      found.add(declaration);
      if (ts.isVariableDeclaration(declaration)) {
        if (declaration.initializer) byExpression(declaration.initializer);
        if (declaration.type) byType(declaration.type);
      } else if (ts.isExportAssignment(declaration)) byExpression(declaration.expression);
    }
  };
  const byExpression = (node: ts.Expression): void => {
    const bare = bareExpression(node);
    if (ts.isFunctionExpression(bare) || ts.isArrowFunction(bare) || ts.isClassExpression(bare)) found.add(bare);
    else if (ts.isIdentifier(bare) || ts.isPropertyAccessExpression(bare)) bySymbol(checker.getSymbolAtLocation(bare));
    else if (ts.isCallExpression(bare)) {
      const wrapped = bare.arguments.find((argument) => isCallable(argument, checker));
      if (wrapped) byExpression(wrapped);
    }
  };
  const byType = (node: ts.TypeNode): void => {
    if (ts.isTypeQueryNode(node)) bySymbol(checker.getSymbolAtLocation(node.exprName));
    else if (ts.isIntersectionTypeNode(node)) node.types.forEach(byType);
    else if (ts.isParenthesizedTypeNode(node)) byType(node.type);
    else if (ts.isTypeReferenceNode(node)) node.typeArguments?.filter(ts.isTypeQueryNode).forEach(byType);
  };
  bySymbol(symbol);
  return [...found];
}

/** Without parentheses and what is for types only. */
export function bareExpression(node: ts.Expression): ts.Expression {
  let bare = node;
  while (
    ts.isParenthesizedExpression(bare) ||
    ts.isAsExpression(bare) ||
    ts.isSatisfiesExpression(bare) ||
    ts.isNonNullExpression(bare) ||
    ts.isTypeAssertionExpression(bare)
  )
    bare = bare.expression;
  return bare;
}

/** A function or a class, or what React makes of one. */
function isCallable(node: ts.Expression, checker: ts.TypeChecker): boolean {
  const type = checker.getTypeAtLocation(node);
  return type.getCallSignatures().length > 0 || type.getConstructSignatures().length > 0;
}
