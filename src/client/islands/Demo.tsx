// A demo on its page: what stands around it is given the reader's settings, and what it throws stays inside of it.
import {
  Component,
  type ComponentType,
  createElement,
  type ErrorInfo,
  type ReactNode,
  useContext,
  useSyncExternalStore,
} from 'react';
import { errorMessage } from '../../lib/error-message.ts';
import type { Texts } from '../../render/texts.ts';
import { ClientContext } from '../context.ts';

/** What a wrapper of demos is given, by config `demos.wrapper`. */
export interface DemoWrapperProps {
  /** What it stands around: a demo, or a component that a page shows. */
  readonly kind: 'demo' | 'component';
  /** What the page shows now. On the server, and until a reader's settings are known: `light`. */
  readonly mode: 'light' | 'dark';
  readonly direction: 'ltr' | 'rtl';
  readonly children: ReactNode;
}

export interface DemoModule {
  readonly default: ComponentType<Readonly<Record<string, unknown>>>;
  readonly Wrapper?: ComponentType<DemoWrapperProps>;
}

export interface DemoProps {
  readonly name: string;
  readonly module: DemoModule;
  /** Of a component that a page shows; none: a demo, which is given nothing. */
  readonly componentProps?: Readonly<Record<string, unknown>> | null;
  /** The last prop of a component: words of the language of its page. */
  readonly translations?: Texts | undefined;
  /** Words for the reader, and where to tell of it; null: nowhere. */
  readonly texts: { readonly crashed: string; readonly report: string };
  readonly issueUrl: string | null;
}

export function Demo({ module, componentProps, translations, ...rest }: DemoProps) {
  const demo = createElement(module.default, translations ? { ...componentProps, translations } : componentProps);
  return (
    <DemoBoundary {...rest}>
      {module.Wrapper ? (
        <Wrapped wrapper={module.Wrapper} kind={componentProps ? 'component' : 'demo'}>
          {demo}
        </Wrapped>
      ) : (
        demo
      )}
    </DemoBoundary>
  );
}

function Wrapped({
  wrapper: Wrapper,
  kind,
  children,
}: {
  readonly wrapper: ComponentType<DemoWrapperProps>;
  readonly kind: DemoWrapperProps['kind'];
  readonly children: ReactNode;
}) {
  const state = useContext(ClientContext);
  const mode = useSyncExternalStore(
    state?.colorMode.subscribe ?? never,
    () => (state?.colorMode.getSnapshot().colorScheme === 'dark' ? 'dark' : 'light'),
    () => 'light' as const,
  );
  const direction = useSyncExternalStore(
    subscribeToDirection,
    () => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'),
    () => 'ltr' as const,
  );
  return (
    <Wrapper kind={kind} mode={mode} direction={direction}>
      {children}
    </Wrapper>
  );
}

function never(): () => void {
  return () => undefined;
}

/** The settings panel, another window and the script before the first paint all end in this attribute. */
function subscribeToDirection(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['dir'] });
  return () => observer.disconnect();
}

type BoundaryProps = Omit<DemoProps, 'module' | 'componentProps' | 'translations'> & { readonly children: ReactNode };

/** A class, as React has no other way to catch what children throw. */
class DemoBoundary extends Component<BoundaryProps, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    console.error(`Demo ${this.props.name} crashed.`, error, componentStack);
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    const { name, texts, issueUrl } = this.props;
    return (
      <div className="dg-demo-crashed" role="alert" data-demo-crashed={stackOf(error)}>
        <p>{texts.crashed.replace('{{name}}', name)}</p>
        <pre>{errorMessage(error)}</pre>
        {issueUrl !== null && (
          <a href={issueWithError(issueUrl, error)} target="_blank" rel="noopener">
            {texts.report}
          </a>
        )}
      </div>
    );
  }
}

/** `issueUrl` is prefilled with all that is known when the page is built. */
function issueWithError(issueUrl: string, error: unknown): string {
  const url = new URL(issueUrl);
  const body = `${url.searchParams.get('body') ?? ''}\n${location.href}\n\n${stackOf(error).slice(0, MAX_STACK)}`;
  url.searchParams.set('body', body.trim());
  return url.href;
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Characters of a stack in an address: hosts refuse addresses of more than about 8,000. */
const MAX_STACK = 1500;
