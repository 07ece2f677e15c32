// The button that opens the reader's settings, and the popover that holds them: native, so it opens before any script.
import { SettingsPanel } from '../../../src/client/islands/SettingsPanel.tsx';
import type { KeyTexts } from '../../../src/client/key-table.ts';
import { Island } from '../../../src/render/island.tsx';
import type { HeaderProps } from '../../../src/render/shell-props.ts';
import type { CommonProps } from '../../../src/render/template-props.ts';
import { Icon } from '../icon.tsx';

export function Settings({
  asksConsent,
  demos,
  hasSearch,
  translations: t,
}: Pick<HeaderProps, 'asksConsent' | 'demos' | 'hasSearch' | 'translations'>) {
  return (
    <>
      <button
        type="button"
        className="dg-icon-button dg-settings-button"
        popoverTarget="dg-settings"
        aria-label={t.settings}
      >
        <Icon name="settings" />
      </button>
      <div id="dg-settings" popover="auto" className="dg-menu dg-menu-settings" role="dialog" aria-label={t.settings}>
        <Island
          name="SettingsPanel"
          when="visible"
          component={SettingsPanel}
          props={{
            texts: {
              mode: t.settingsMode,
              light: t.settingsLight,
              dark: t.settingsDark,
              system: t.settingsSystem,
              direction: t.settingsDirection,
              ltr: t.settingsLtr,
              rtl: t.settingsRtl,
              density: t.settingsDensity,
              comfortable: t.settingsComfortable,
              dense: t.settingsDense,
              undo: t.settingsUndo,
              variant: t.settingsVariant,
              styling: t.settingsStyling,
              stylings: t.stylings,
              reset: t.settingsReset,
              wasReset: t.settingsWereReset,
            },
            hasDemos: demos.any,
            stylings: demos.stylings,
          }}
        />
        <button
          type="button"
          className="dg-settings-reset dg-settings-keys"
          data-keys={JSON.stringify(keyTexts(t, hasSearch))}
        >
          {t.keys}
        </button>
        {asksConsent && (
          <button type="button" className="dg-settings-reset dg-settings-keys" data-consent="">
            {t.consent}
          </button>
        )}
      </div>
    </>
  );
}

/** The dialog that lists the keys is made in the browser, by who asks for it. */
function keyTexts(t: CommonProps['translations'], hasSearch: boolean): KeyTexts {
  return {
    title: t.keys,
    ...(hasSearch ? { search: t.keysSearch } : {}),
    previous: t.keysPrevious,
    next: t.keysNext,
    contents: t.keysContents,
    list: t.keysList,
    on: t.keysOn,
    close: t.keysClose,
  };
}
