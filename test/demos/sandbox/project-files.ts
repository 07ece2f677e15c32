// The files of a small project whose demos are sent to online editors.
export const packageJson = (name: string, more: object = {}) =>
  JSON.stringify({ name, version: '1.2.3', main: 'index.js', ...more });

export const PROJECT: Readonly<Record<string, string | Uint8Array>> = {
  'package-lock.json': JSON.stringify({
    lockfileVersion: 3,
    packages: {
      'node_modules/react': { version: '19.1.0' },
      'node_modules/react-dom': { version: '19.1.0' },
      'node_modules/@acme/ui': { version: '2.0.0' },
      'node_modules/@acme/dates': { version: '3.0.0' },
      'node_modules/@acme/clock': { version: '4.0.0' },
    },
  }),
  'node_modules/@acme/ui/package.json': packageJson('@acme/ui', { type: 'module' }),
  'node_modules/@acme/ui/index.js': 'export const Button = () => null;\n',
  // Leaves the clock to the project, and brings its own helper along.
  'node_modules/@acme/dates/package.json': packageJson('@acme/dates', {
    type: 'module',
    dependencies: { helper: '1' },
    peerDependencies: { '@acme/clock': '4' },
  }),
  'node_modules/@acme/dates/index.js': "export { now } from '@acme/clock';\nexport { help } from 'helper';\n",
  'node_modules/@acme/clock/package.json': packageJson('@acme/clock', { type: 'module' }),
  'node_modules/@acme/clock/index.js': 'export const now = 1;\n',
  'node_modules/helper/package.json': packageJson('helper', { type: 'module' }),
  'node_modules/helper/index.js': 'export const help = 1;\n',
  'node_modules/unlocked/package.json': packageJson('unlocked'),
  'node_modules/unlocked/index.js': 'exports.name = 1;\n',
  'node_modules/secret/package.json': packageJson('secret', { private: true }),
  'node_modules/secret/index.js': 'exports.name = 1;\n',
  'packages/local/index.js': 'export const Local = () => null;\n',
  'demos/data.ts': 'export const rows: number[] = [1];\n',
  'demos/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
  'demos/note.txt': 'A note, “quoted”.\n',
  'demos/recipe.md': '# Recipe\n',
  'demos/photo.png': new Uint8Array([137, 80, 78, 71]),
  'demos/styles.module.css': '.a { color: red }\n',
};

/** A demo with each kind of import. */
export const WHOLE = `import { Button } from '@acme/ui';
import { rows } from './data';
import logo from './logo.svg';
import classes from './styles.module.css';

export default function Demo() {
  const first: number | undefined = rows[0];
  return (
    <Button className={classes.a}>
      <img src={logo} alt="" />
      {first} {process.env.LICENSE_KEY}
    </Button>
  );
}
`;
