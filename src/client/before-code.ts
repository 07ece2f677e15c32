// The inline script of pages whose code is there in two languages or in several stylings: what the reader prefers stands on
// <html> before anything is painted, so that no code jumps.
import { cookiesOf, resolvePreferences, showCodePreferences } from './state/code-preferences.ts';

showCodePreferences(document, resolvePreferences(location.hash, cookiesOf(document)));
