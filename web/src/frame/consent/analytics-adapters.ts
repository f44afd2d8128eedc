import { allows } from '../../lib/read-consent'
import type { SiteEvent } from '../../lib/site-event'
import type { AnalyticsProvider } from './consent-settings'

/** A page as a measurement is told of it, without any query. */
export type ViewedPage = { url: string; path: string; title: string; referrer: string }

/** Tells one product what happens, through the queue that it documents. Its methods may throw. */
export type Adapter = {
  view: (page: ViewedPage) => void
  event: (event: SiteEvent, page: ViewedPage) => void
  /** The visitor has changed other categories than analytics. */
  consent?: () => void
}

/** Opens the queue of a product, which its script works off once it is loaded. */
export const ADAPTERS = { gtm, plausible, matomo } satisfies Record<
  AnalyticsProvider['kind'],
  (provider: AnalyticsProvider, version: string) => Adapter
>

declare global {
  interface Window {
    dataLayer?: unknown[]
    plausible?: PlausibleQueue
    _paq?: unknown[][]
  }
}

/** Google Tag Manager: `page_view` and our events, with consent mode for what the container holds. */
function gtm(_: AnalyticsProvider, version: string): Adapter {
  const push = (entry: object) => {
    window.dataLayer ??= []
    window.dataLayer.push(entry)
  }
  // Tag Manager keeps values for later events: each event states all of them.
  const send = (event: string, { url, path, title, referrer }: ViewedPage, about?: SiteEvent) =>
    push({
      event,
      page_location: url,
      page_path: path,
      page_title: title,
      page_referrer: referrer,
      form_type: about?.name.startsWith('form') ? about.about : undefined,
      link_text: about?.name === 'download' ? about.about : undefined,
    })
  // Consent mode reads `arguments`, not an array.
  function gtag(..._command: unknown[]): void {
    // biome-ignore lint/complexity/noArguments: what Google documents
    push(arguments)
  }
  const signals = () => {
    const ads = allows('marketing', version) ? 'granted' : 'denied'
    return {
      analytics_storage: 'granted',
      ad_storage: ads,
      ad_user_data: ads,
      ad_personalization: ads,
    }
  }
  gtag('consent', 'default', signals())
  push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  return {
    view: (page) => send('page_view', page),
    event: (event, page) => send(event.name, page, event),
    consent: () => gtag('consent', 'update', signals()),
  }
}

type PlausibleRequest = { u: string; r?: string | null }
type PlausibleQueue = {
  (name: string, options?: { u: string; props?: Record<string, string> }): void
  q?: unknown[]
  o?: {
    transformRequest: (request: PlausibleRequest) => PlausibleRequest
    [option: string]: unknown
  }
}

/** Plausible. Its own reading of pages, forms and files is switched off: they would be counted twice. */
function plausible(): Adapter {
  const calls: unknown[] = []
  const queue: PlausibleQueue = (...call) => void calls.push(call)
  queue.q = calls
  queue.o = {
    autoCapturePageviews: false,
    formSubmissions: false,
    fileDownloads: false,
    transformRequest: (request) => ({
      ...request,
      u: withoutQuery(request.u),
      r: request.r && withoutQuery(request.r),
    }),
  }
  window.plausible ??= queue
  return {
    view: ({ url }) => window.plausible?.('pageview', { u: url }),
    event: ({ name, about }, { url }) =>
      window.plausible?.(name, {
        u: url,
        ...(about && { props: { [name === 'download' ? 'link_text' : 'form_type']: about } }),
      }),
  }
}

/** Matomo. Its tracker answers beside its script. */
function matomo({ src, id }: AnalyticsProvider): Adapter {
  const push = (...command: unknown[]) => {
    window._paq ??= []
    window._paq.push(command)
  }
  push('setTrackerUrl', new URL('matomo.php', src).href)
  push('setSiteId', id)
  const at = ({ url, title, referrer }: ViewedPage) => {
    push('setReferrerUrl', referrer)
    push('setCustomUrl', url)
    push('setDocumentTitle', title)
  }
  return {
    view: (page) => {
      at(page)
      push('trackPageView')
    },
    event: ({ name, about }, page) => {
      at(page)
      push('trackEvent', name.split('_')[0], name, ...(about ? [about] : []))
    },
  }
}

/** An address without query and fragment; '' if it is none. */
export function withoutQuery(address: string): string {
  return address.replace(/[?#].*/s, '')
}
