import { allows } from '../../lib/read-consent'
import { SITE_EVENT, type SiteEvent } from '../../lib/site-event'
import { ADAPTERS, type Adapter, withoutQuery } from './analytics-adapters'
import { type AnalyticsProvider, consentSettings } from './consent-settings'
import { DECIDED_EVENT, unloadProviders } from './decide'
import { loadScript } from './load-script'

type Running = { adapter: Adapter; isAllowed: () => boolean }

let running: Running | undefined
/** The page that was told last, as the referrer of the next one. */
let lastUrl: string | undefined

/**
 * Tells the measurement of the page that is shown, and loads its script before the first. Does nothing without a
 * measurement or without consent. Rejects if the settings cannot be read.
 */
export async function viewPage(): Promise<void> {
  const page = currentPage()
  const { texts, analytics } = await consentSettings()
  const isAllowed = () => allows('analytics', texts.version)
  if (!analytics || !isAllowed()) return
  running ??= start(analytics, texts.version, isAllowed)
  // Read here: an earlier page may have waited for the settings, too.
  const view = { ...page, referrer: lastUrl ?? page.referrer }
  lastUrl = page.url
  tell((adapter) => adapter.view(view))
}

function start(provider: AnalyticsProvider, version: string, isAllowed: () => boolean): Running {
  const adapter = ADAPTERS[provider.kind](provider, version)
  // A script that fails leaves its queue unread, until the next page load.
  void loadScript(provider.src, { domain: provider.id })
  window.addEventListener(DECIDED_EVENT, () => {
    if (!isAllowed()) unloadProviders(isAllowed)
    else tell(({ consent }) => consent?.())
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    // Another page may have withdrawn the consent meanwhile.
    if (isAllowed()) tell(({ view }) => view(currentPage()))
    else unloadProviders(isAllowed)
  })
  window.addEventListener(SITE_EVENT, (event) =>
    tellEvent((event as CustomEvent<SiteEvent>).detail),
  )
  document.addEventListener('click', (event) => {
    // The second click of a double click downloads nothing new.
    const link = event.detail < 2 && event.target instanceof Element && event.target.closest('a')
    if (link && isDownload(link)) {
      tellEvent({ name: 'download', about: link.innerText.trim().slice(0, 100) })
    }
  })
  return { adapter, isAllowed }
}

const tellEvent = (event: SiteEvent) => tell((adapter) => adapter.event(event, currentPage()))

/** Consent is read each time: another tab may have withdrawn it. */
function tell(use: (adapter: Adapter) => void): void {
  if (!running?.isAllowed()) return
  try {
    use(running.adapter)
  } catch {
    // The queue is the provider's by now; its errors are not the page's.
  }
}

function currentPage() {
  const { origin, pathname: path } = location
  const referrer = lastUrl ?? withoutQuery(document.referrer)
  return { url: origin + path, path, title: document.title, referrer }
}

/** Whether a link gives a file: of the site, by a signed address that must not be told, or of the content. */
function isDownload({ pathname, hostname }: HTMLAnchorElement): boolean {
  return (
    /^\/api\/(downloads|charts)\//.test(pathname) ||
    (hostname !== location.hostname && /^\/files\//.test(pathname))
  )
}
