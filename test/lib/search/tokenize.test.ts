import { describe, expect, it } from 'vitest';
import { fold } from '../../../src/lib/search/fold.ts';
import { stem } from '../../../src/lib/search/stem.ts';
import { formsOf, nameTokensOf, writtenChunks } from '../../../src/lib/search/tokenize.ts';
import { runs } from '../../../src/search/runs.ts';

function tokensOf(texts: readonly string[]): Set<string> {
  return new Set(runs.of(texts).flatMap((run) => writtenChunks(runs.textOf(run)).flatMap(formsOf)));
}

describe('the words of a text', () => {
  it.each([
    ['plain words', 'Open the dialog', ['open', 'the', 'dialog']],
    ['camel case, whole and in parts', 'onChange', ['onchange', 'on', 'change']],
    [
      'humps with digits and single capitals',
      'XGrid A1B IDs',
      ['xgrid', 'x', 'grid', 'a1b', 'a1', 'b', 'ids', 'i', 'ds'],
    ],
    ['humps of other letters', 'größeÄndern', ['großeandern', 'große', 'andern']],
    ['capitals that stand together', 'MUIButton', ['muibutton', 'mui', 'button']],
    ['kebab case', 'data-grid', ['datagrid', 'data', 'grid']],
    [
      'a class, and what stands before its hyphen',
      '.MuiButton-root',
      ['muibuttonroot', 'muibutton', 'mui', 'button', 'root'],
    ],
    ['a custom property', '--Button-gap', ['buttongap', 'button', 'gap']],
    ['a package', '@mui/material', ['muimaterial', 'mui', 'material']],
    ['a hook', 'useForkRef', ['useforkref', 'use', 'fork', 'ref']],
    ['short names', 'the sx prop', ['the', 'sx', 'prop']],
    ['digits, which stay with their letters', 'h1 and v7', ['h1', 'and', 'v7']],
    ['accents', 'Crème brûlée', ['creme', 'brulee']],
    ['Chinese by its words', '数据表格', ['数据表格', '数据', '表格']],
    ['Thai with its marks', 'ปุ่ม สี', ['ปุ่ม', 'สี']],
    ['nothing', ' … ', []],
  ])('are %s', (_name, text, tokens) => {
    expect([...tokensOf([text])]).toEqual(tokens);
  });

  it('are the same beside a letter of another language', () => {
    const plain = `a.b c..d e...f -g- h-/i j@@k @l m_n__o___p $q$ 1.5em v7.0.0-rc.1 ${'x9 '.repeat(3)}Data-Grid://y?z=`;
    const mixed = [...tokensOf([`${plain} ø`])];
    expect(mixed).toContain('ø');
    expect([...tokensOf([plain])]).toEqual(mixed.filter((token) => token !== 'ø'));
    expect(tokensOf([...plain.split(' '), 'ø'])).toEqual(new Set(mixed));
  });

  it('leave out addresses as wholes, and keep their parts', () => {
    const tokens = [...tokensOf([`https://docs.example/${'very-'.repeat(12)}long`])];
    expect(tokens).toContain('example');
    expect(Math.max(...tokens.map(({ length }) => length))).toBeLessThan(49);
  });
});

describe('the words of a title', () => {
  it('are found where readers write two as one', () => {
    expect(nameTokensOf('Data Grid')).toEqual({ tokens: ['data', 'grid'], joined: ['datagrid'] });
    expect(nameTokensOf('Date Time Picker').joined).toContain('datetimepicker');
  });
});

describe('stems', () => {
  it.each([
    ['style', 'styles', 'styling', 'styled'],
    ['pin', 'pinned', 'pinning'],
    ['edit', 'editing', 'editable'],
    ['migrate', 'migration', 'migrations'],
    ['localize', 'localization', 'localizing'],
    ['select', 'selection', 'selecting'],
    ['resize', 'resizing', 'resizable'],
    ['query', 'queries'],
  ])('are the same for %s, %s, …', (...words) => {
    expect(new Set(words.map(stem)).size).toBe(1);
  });

  it('leave alone what is short, or no English word', () => {
    expect(['sx', 'ed', 'red', 'v7', 'größe', '表格'].map(stem)).toEqual(['sx', 'ed', 'red', 'v7', 'größe', '表格']);
  });
});

describe('folding', () => {
  it('keeps the marks that are part of letters', () => {
    expect(fold('ガ')).toBe('ガ');
    expect(fold('한글')).toBe('한글');
    expect(fold('Ünïcode')).toBe('unicode');
  });
});
