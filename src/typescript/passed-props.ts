// Components to which the built code of another one passes its props by a spread: `createElement(Rate, { ...rest })`.
import ts from 'typescript';
import type { CodeNode } from './built-code.ts';
import { bareExpression } from './wrapped.ts';

export interface PassedProps {
  /** Name of the other component in the module. */
  readonly to: string;
  /** Names that the element sets itself. */
  readonly sets: ReadonlySet<string>;
  /** The object of all props is passed on; else those that the code does not take out of it. */
  readonly isWhole: boolean;
}

export function passedProps({ node }: CodeNode): PassedProps[] {
  if (!ts.isFunctionLike(node) || !('body' in node) || !node.body) return [];
  const [first] = node.parameters;
  const whole = first && ts.isIdentifier(first.name) ? first.name.text : null;
  const rests = new Set<string>();
  const found: PassedProps[] = [];
  const visit = (one: ts.Node): void => {
    if (ts.isBindingElement(one) && one.dotDotDotToken && ts.isIdentifier(one.name)) rests.add(one.name.text);
    if (ts.isCallExpression(one)) add(one);
    ts.forEachChild(one, visit);
  };
  const add = (call: ts.CallExpression): void => {
    const [to, props] = call.arguments;
    if (
      !to ||
      !ts.isIdentifier(to) ||
      !/^[A-Z]/.test(to.text) ||
      !props ||
      !/(?:createElement|jsxs?)\)?$/.test(call.expression.getText())
    )
      return;
    if (!ts.isObjectLiteralExpression(props)) return;
    const spreads = props.properties.flatMap((one) => {
      const bare = ts.isSpreadAssignment(one) ? bareExpression(one.expression) : null;
      return bare && ts.isIdentifier(bare) ? [bare.text] : [];
    });
    const isWhole = whole !== null && spreads.includes(whole);
    if (!isWhole && !spreads.some((name) => rests.has(name))) return;
    const sets = props.properties.flatMap(({ name }) => (name && !ts.isComputedPropertyName(name) ? [name.text] : []));
    found.push({ to: to.text, sets: new Set(sets), isWhole });
  };
  visit(node);
  return found;
}
