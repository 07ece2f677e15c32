// How the overlay of problems looks, in its shadow root: in the mode and direction of the page, with borders for forced colours.

export const OVERLAY_STYLES = `
:host { all: initial; color-scheme: inherit; font: 400 16px/1.5 system-ui, -apple-system, "Segoe UI", sans-serif; }
[hidden] { display: none !important; }
.corner { position: fixed; inset-block-end: 12px; inset-inline-start: 12px; z-index: 2147483647; display: flex; flex-wrap: wrap; gap: 8px;
  align-items: center; max-inline-size: calc(100vw - 24px); }
.badge, .status:not(:empty) { margin: 0; padding: 6px 12px; min-block-size: 32px; box-sizing: border-box; border: 1px solid light-dark(#c3c8d4, #4a5164);
  border-radius: 16px; background: light-dark(#fff, #1b1e25); color: light-dark(#1a1d24, #e7e9ee); font: 500 14px/18px system-ui, sans-serif;
  box-shadow: 0 2px 8px rgb(0 0 0 / .2); }
.badge { cursor: pointer; border-color: light-dark(#875200, #f5bd6b); }
.badge::before { content: "⚠ "; content: "⚠ " / ""; color: light-dark(#875200, #f5bd6b); }
.badge.error { border-color: light-dark(#b3261e, #ff9a92); }
.badge.error::before { color: light-dark(#b3261e, #ff9a92); }
.badge:hover { text-decoration: underline; }
dialog { box-sizing: border-box; inline-size: min(880px, 100vw - 32px); max-inline-size: none; max-block-size: min(760px, 100dvh - 32px); margin: auto; padding: 0;
  border: 1px solid light-dark(#c3c8d4, #4a5164); border-radius: 10px; background: light-dark(#fff, #16181d); color: light-dark(#1a1d24, #e7e9ee);
  overflow: hidden; box-shadow: 0 8px 40px rgb(0 0 0 / .35); }
dialog[open] { display: flex; }
dialog::backdrop { background: rgb(0 0 0 / .45); }
.panel { display: flex; flex-direction: column; min-inline-size: 0; flex: 1; }
.bar { display: flex; gap: 16px; align-items: center; justify-content: space-between; padding: 12px 12px 12px 20px;
  padding-inline: 20px 12px; border-block-end: 1px solid light-dark(#d5d9e2, #3a4050); }
h2 { margin: 0; font-size: 18px; line-height: 28px; }
.close { inline-size: 40px; block-size: 40px; flex: none; border: 1px solid transparent; border-radius: 6px; background: none; color: inherit; font: 24px/1 system-ui, sans-serif;
  cursor: pointer; }
.close:hover { background: light-dark(#eceef3, #2a2e38); }
.list { padding: 16px 20px; overflow-y: auto; min-block-size: 0; overscroll-behavior: contain; }
.failure:not(:empty) { margin: 16px 20px 0; color: light-dark(#b3261e, #ff9a92); }
.failure:empty { margin: 0; }
.foot { margin: 0; padding: 10px 20px; border-block-start: 1px solid light-dark(#d5d9e2, #3a4050); color: light-dark(#50576a, #a9b0c0); font-size: 13px; }
@media (width < 480px) { dialog { inline-size: calc(100vw - 16px); max-block-size: calc(100dvh - 16px); } .list { padding-inline: 12px; } .bar, .foot { padding-inline-start: 12px; } }
@media print { :host { display: none; } }
`;
