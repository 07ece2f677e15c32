// The toolbar of a demo: one stop for the tab key, the arrows move inside. A script serves it; without one it is not there.
import type { DemoFrameProps } from '../../../src/render/demo-props.ts';
import { Icon, type IconName } from '../icon.tsx';

export interface DemoToolbarProps extends DemoFrameProps {
  readonly codeId: string;
  readonly state: string;
  /** Part of the code shows while it is closed. */
  readonly hasPreview: boolean;
}

export function DemoToolbar(props: DemoToolbarProps) {
  const { source, codeId, state, hasPreview, id, links, translations: t } = props;
  const stylings = source.variants.flatMap(({ styling }) => styling ?? []);
  const isTyped = source.variants.some(({ codes }) => codes.some(({ language }) => language === 'TS'));
  const menu = `${id}-menu`;
  const analytics = (action: string) => ({
    'data-ga-event-category': 'demo',
    'data-ga-event-label': links.label,
    'data-ga-event-action': action,
  });
  return (
    <>
      <div className="dg-demo-bar" role="toolbar" aria-label={t.demoToolbar.replace('{{name}}', source.name)}>
        <button
          type="button"
          className="dg-demo-expand"
          data-act="expand"
          data-open={hasPreview ? t.expandCode : t.showCode}
          data-close={hasPreview ? t.collapseCode : t.hideCode}
          aria-expanded={state === 'open'}
          aria-controls={codeId}
          {...analytics('expand')}
        >
          {state === 'open' ? (hasPreview ? t.collapseCode : t.hideCode) : hasPreview ? t.expandCode : t.showCode}
        </button>
        <span className="dg-demo-switch dg-demo-languages">
          {(['TS', 'JS'] as const).map((language) => (
            <button
              key={language}
              type="button"
              tabIndex={-1}
              data-act="variant"
              data-value={language}
              disabled={language === 'TS' && !isTyped}
              aria-pressed={language === (isTyped ? 'TS' : 'JS')}
              title={language === 'TS' ? 'TypeScript' : 'JavaScript'}
              {...analytics(`source-${language.toLowerCase()}`)}
            >
              {language}
            </button>
          ))}
        </span>
        {stylings.length > 1 && (
          <span className="dg-demo-switch">
            {stylings.map((styling) => (
              <button
                key={styling}
                type="button"
                tabIndex={-1}
                data-act="styling"
                data-value={styling}
                aria-pressed={styling === stylings[0]}
                {...analytics(`styling-${styling}`)}
              >
                {t.stylings[styling]}
              </button>
            ))}
          </span>
        )}
        <span className="dg-demo-icons">
          {links.live !== null && (
            <Tool
              icon="pencil"
              act="edit"
              value={links.live.manifest}
              text={t.editCode}
              aria-pressed={false}
              data-failed={t.editFailed}
              {...analytics('edit')}
            />
          )}
          {links.sandboxes.map(({ editor, href, styling }) => (
            <Tool
              key={`${editor} ${styling}`}
              icon={editor === 'stackBlitz' ? 'bolt' : 'box'}
              act="sandbox"
              value={href}
              text={editor === 'stackBlitz' ? t.openStackBlitz : t.openCodeSandbox}
              data-editor={editor}
              data-styling={styling ?? undefined}
              data-first={styling !== null && styling === stylings[0] ? '' : undefined}
              data-failed={t.sandboxFailed}
              {...analytics(editor.toLowerCase())}
            />
          ))}
          <Tool icon="copy" act="copy" done={t.codeCopied} text={t.copySource} {...analytics('copy')} />
          <Tool icon="focus" act="reset-focus" text={t.resetFocus} {...analytics('reset-focus')} />
          <Tool icon="reset" act="reset" text={t.resetDemo} {...analytics('reset')} />
          <button
            type="button"
            tabIndex={-1}
            className="dg-icon-button"
            popoverTarget={menu}
            aria-label={t.moreOfDemo}
            title={t.moreOfDemo}
          >
            <Icon name="more" />
          </button>
        </span>
      </div>
      <div id={menu} popover="auto" className="dg-menu dg-demo-menu">
        <ul>
          {links.source !== null && (
            <li>
              <a href={links.source} target="_blank" rel="noopener" {...analytics('github')}>
                {t.viewSource}
              </a>
            </li>
          )}
          {(['JS', 'TS'] as const).map((language) => (
            <li key={language}>
              <button
                type="button"
                data-act="link"
                data-value={language}
                data-done={t.linkCopied}
                disabled={language === 'TS' && !isTyped}
                {...analytics(`copy-${language.toLowerCase()}-source-link`)}
              >
                {language === 'TS' ? t.copyTsLink : t.copyJsLink}
              </button>
            </li>
          ))}
          {links.standalone !== null && (
            <li>
              <a href={links.standalone} target="_blank" rel="noopener" {...analytics('standalone')}>
                {t.openStandalone}
              </a>
            </li>
          )}
        </ul>
      </div>
      <span className="dg-demo-status" role="status" />
    </>
  );
}

interface ToolProps {
  readonly icon: IconName;
  readonly act: string;
  readonly text: string;
  readonly value?: string;
  readonly done?: string;
}

function Tool({ icon, act, text, value, done, ...analytics }: ToolProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className="dg-icon-button"
      data-act={act}
      data-value={value}
      data-done={done}
      aria-label={text}
      title={text}
      {...analytics}
    >
      <Icon name={icon} />
      {done !== undefined && <Icon name="check" />}
    </button>
  );
}
