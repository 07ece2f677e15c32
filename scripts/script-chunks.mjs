// Turns the chunks that esbuild writes as modules into scripts, which src/start/loader.ts runs. A chunk only imports chunks that
// have run to their end, and none of them gives an exported name another value later: so names are handed over as values.
import { createHash } from 'node:crypto';
import { isBuiltin } from 'node:module';
import { basename, join } from 'node:path/posix';
import { parse } from '@babel/parser';

/** Parameters of a chunk. The names are free: esbuild keeps those of the sources, and no source begins one so. */
const LOAD = '$dgLoad';
const LOAD_LATER = '$dgLoadLater';
const IMPORT = '$dgImport';
const URL = '$dgUrl';
const DEFAULT = '$dgDefault';

/**
 * `modules`: texts by path below the folder of the program, entries beside `chunks/`. Answers with the files to write.
 * Entries become scripts too, named by what they hold, and modules that hand on what these export; `start` is the entry
 * that the launcher runs, which saves the time that Node takes to get ready for modules.
 */
export function scriptChunks(modules, { start }) {
  const parsed = new Map([...modules].map(([path, text]) => [path, parseModule(path, text)]));
  const ids = new Map();
  const entries = [...parsed.keys()].filter((path) => !path.startsWith('chunks/'));
  for (const [path] of parsed) {
    const name = basename(path, '.js');
    const isEntry = !path.startsWith('chunks/');
    ids.set(path, isEntry ? `${name}-${hashOf(modules.get(path))}` : name);
  }
  const files = [...parsed].map(([path, module]) => [`chunks/${ids.get(path)}.cjs`, scriptOf(path, module, ids)]);
  const doors = entries.map((path) => {
    const id = ids.get(path);
    return path === start ? [path.replace(/js$/, 'cjs'), startText(id)] : [path, facade(id, parsed.get(path).exports)];
  });
  return new Map([...files, ...doors]);
}

/** Where a module imports and exports, and which names. */
function parseModule(path, text) {
  const { program } = parse(text, { sourceType: 'module', createImportExpressions: true });
  const module = { text, imports: [], exports: [], dynamic: [], urls: [], cuts: [] };
  for (const statement of program.body) readStatement(path, statement, module);
  walk(program.body, (node) => {
    if (node.type === 'ImportExpression') module.dynamic.push(node);
    if (node.type === 'MetaProperty' && node.meta.name === 'import') module.urls.push(node); // The other one is `new.target`.
    const assigned = assignedNames(node);
    const moving = module.exports.find(({ local }) => assigned.includes(local));
    if (moving) throw new Error(`${path}: ${moving.local} is exported, and is given another value.`);
  });
  return module;
}

function readStatement(path, node, { imports, exports, cuts }) {
  const { type, start, end, source, declaration, specifiers } = node;
  if (type === 'ImportDeclaration') {
    imports.push({ specifier: source.value, specifiers });
    cuts.push([start, end, '']);
  } else if (type === 'ExportNamedDeclaration' && !source && !declaration) {
    exports.push(...specifiers.map(({ local, exported }) => ({ local: local.name, exported: nameOf(exported) })));
    cuts.push([start, end, '']);
  } else if (type === 'ExportDefaultDeclaration') {
    const named = /^(?:Function|Class)Declaration$/.test(declaration.type) && declaration.id?.name;
    exports.push({ local: named || DEFAULT, exported: 'default' });
    cuts.push([start, declaration.start, named ? '' : `const ${DEFAULT}=`]);
  } else if (type.startsWith('Export')) {
    throw new Error(`${path}: ${type} is not known here.`);
  }
}

function scriptOf(path, { text, imports, exports, dynamic, urls, cuts }, ids) {
  const edits = [...cuts];
  for (const { start, source } of dynamic) {
    const id = ownId(path, source, ids);
    edits.push([start, start + 'import'.length, id === null ? IMPORT : LOAD_LATER]);
    if (id !== null) edits.push([source.start, source.end, JSON.stringify(id)]);
  }
  for (const { start, end } of urls) edits.push([start, end, `({url:${URL}()})`]);
  let body = text;
  for (const [start, end, instead] of edits.sort(([a], [b]) => b - a))
    body = body.slice(0, start) + instead + body.slice(end);
  const head = imports.map((statement) => importText(path, statement, ids)).join('');
  const tail = exports.map(({ local, exported }) => property(exported, local)).join(',');
  return `(function(${LOAD},${LOAD_LATER},${IMPORT},require,${URL}){"use strict";${head}${body}\nreturn{${tail}}})\n`;
}

/** `import {a as b} from "./chunk-X.js"` → `const{a:b}=$dgLoad("chunk-X");` */
function importText(path, { specifier, specifiers }, ids) {
  const isOwn = specifier.startsWith('.');
  if (!isOwn && !isBuiltin(specifier)) throw new Error(`${path}: ${specifier} has to be imported when it is needed.`);
  const all = isOwn
    ? `${LOAD}(${JSON.stringify(idOf(path, specifier, ids))})`
    : `require(${JSON.stringify(specifier)})`;
  if (specifiers.length === 0) return `${all};`;
  const isAll = ({ type, imported }) =>
    type === 'ImportNamespaceSpecifier' || (!isOwn && (imported === undefined || nameOf(imported) === 'default'));
  const whole = specifiers.filter(isAll).map(({ local }) => `const ${local.name}=${all};`);
  const named = specifiers.filter((each) => !isAll(each));
  const names = named.map(({ imported, local }) => property(imported ? nameOf(imported) : 'default', local.name));
  return `${whole.join('')}${named.length > 0 ? `const{${names.join(',')}}=${all};` : ''}`;
}

/** null: what is imported is not a chunk. */
function ownId(path, source, ids) {
  return source.type === 'StringLiteral' && source.value.startsWith('.') ? idOf(path, source.value, ids) : null;
}

function idOf(path, specifier, ids) {
  const target = join(path, '..', specifier);
  return ids.get(target) ?? unknown(path, target);
}

function unknown(path, target) {
  throw new Error(`${path} imports ${target}, which is not there.`);
}

function startText(id) {
  return `require('./loader.cjs').load(${JSON.stringify(id)});\n`;
}

/** A module for whoever imports an entry: Node, a thread, a site. */
function facade(id, exports) {
  const names = exports.map(({ exported }) => exported);
  const named = names.filter((name) => name !== 'default');
  return `import loader from './loader.cjs';
const all = loader.load(${JSON.stringify(id)});
${names.includes('default') ? 'export default all.default;\n' : ''}${named.length > 0 ? `export const { ${named.join(', ')} } = all;\n` : ''}`;
}

function property(name, value) {
  return name === value ? name : `${name}:${value}`;
}

function nameOf(node) {
  return node.type === 'Identifier' ? node.name : JSON.stringify(node.value);
}

/** Names that a node gives another value. */
function assignedNames({ type, left, argument }) {
  if (type === 'AssignmentExpression') return namesIn(left);
  if (type === 'UpdateExpression') return namesIn(argument);
  return /^For(?:In|Of)Statement$/.test(type) && left.type !== 'VariableDeclaration' ? namesIn(left) : [];
}

function namesIn(pattern) {
  const names = [];
  if (pattern.type === 'Identifier') return [pattern.name];
  if (pattern.type === 'MemberExpression') return [];
  walk(pattern, (node) => {
    if (node.type === 'Identifier') names.push(node.name);
  });
  return names;
}

function walk(node, visit) {
  if (Array.isArray(node)) {
    for (const each of node) walk(each, visit);
  } else if (typeof node === 'object' && node !== null && typeof node.type === 'string') {
    visit(node);
    for (const key in node) if (key !== 'loc' && key !== 'extra') walk(node[key], visit);
  }
}

function hashOf(text) {
  return createHash('sha256').update(text).digest('hex').slice(0, 8).toUpperCase();
}
