import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { buttonClass } from '@/ui/button'
import { CATEGORIES, isUndecided } from '../../lib/read-consent'
import type { ConsentTexts } from './consent.query'
import { cookiePolicyHref } from './consent-routes'
import { consentSettings } from './consent-settings'
import { announce, DECIDED_EVENT, decide } from './decide'

/** Asks for cookie consent. Not modal: the page below stays usable and scrolls to its end. */
function ConsentBanner({ texts }: { texts: ConsentTexts }) {
  const banner = useRef<HTMLElement>(null)
  useEffect(() => announce(texts.title), [texts.title])
  useRoomBelow(banner)
  return (
    <section
      ref={banner}
      aria-labelledby="cookie-banner-title"
      className="fixed inset-x-0 bottom-0 z-40 border-t-2 border-lantern bg-white px-gutter py-3 text-small shadow-panel"
    >
      {/* Below 1280 px without its text, on phones two lines, title with links and buttons, so that the page's own buttons stay in view. */}
      <div className="mx-auto flex max-w-[88rem] flex-wrap items-center justify-between gap-x-6 gap-y-2 lg:flex-nowrap">
        <div className="lg:grow">
          <h2 id="cookie-banner-title" className="font-semibold text-ink xl:inline">
            {texts.title}
          </h2>
          {/* One paragraph per line: a large block would become the page's Largest Contentful Paint. */}
          {texts.text.split('\n').map((sentence) => (
            <p key={sentence} className="max-xl:sr-only xl:inline">
              {` ${sentence}`}
            </p>
          ))}
        </div>
        <div className="flex flex-wrap items-center gap-4 lg:shrink-0">
          <button
            type="button"
            aria-haspopup="dialog"
            className={buttonClass('quiet', 'text-small font-normal')}
            onClick={openSettings}
          >
            {texts.customizeLabel}
          </button>
          <a href={cookiePolicyHref()} className={buttonClass('quiet', 'text-small font-normal')}>
            {texts.learnMoreLabel}
            <span className="sr-only"> {texts.learnMoreAbout}</span>
          </a>
        </div>
        <div className="grid shrink-0 grid-cols-2 gap-3 max-sm:w-full">
          <button
            type="button"
            className={buttonClass('secondary', 'min-h-11 px-2 py-1 text-small sm:px-5')}
            onClick={() => decide('all', [...CATEGORIES], texts)}
          >
            {texts.acceptLabel}
          </button>
          <button
            type="button"
            className={buttonClass('secondary', 'min-h-11 px-2 py-1 text-small sm:px-5')}
            onClick={() => decide('essential', [], texts)}
          >
            {texts.rejectLabel}
          </button>
        </div>
      </div>
    </section>
  )
}

function openSettings(): void {
  import('./settings-dialog')
    .then(({ openConsentSettings }) => openConsentSettings())
    .catch(() => {})
}

const SKIP_LINK = 'body > a[href="#content"]'

/** Shows the banner until the visitor has decided in any tab. */
export async function showBanner(): Promise<void> {
  const { texts } = await consentSettings()
  // The page may be prerendered with older texts.
  if (!isUndecided(texts.version)) return
  const place = document.createElement('div')
  // Right after the skip link in the Tab order.
  const skipLink = document.querySelector(SKIP_LINK)
  if (skipLink) skipLink.after(place)
  else document.body.prepend(place)
  const root = createRoot(place)
  root.render(<ConsentBanner texts={texts} />)

  const leave = () => {
    if (isUndecided(texts.version)) return
    window.removeEventListener(DECIDED_EVENT, leave)
    window.removeEventListener('storage', leave)
    window.removeEventListener('pageshow', leave)
    root.unmount()
    place.remove()
  }
  window.addEventListener(DECIDED_EVENT, leave)
  window.addEventListener('storage', leave)
  // Back to a page that the browser has kept: another page may have asked meanwhile.
  window.addEventListener('pageshow', leave)
}

/** Large text or a low window: a banner that takes more than this part of the window begins the page instead. */
const MOST_OF_WINDOW = 1 / 3

/**
 * Adds space below the page, scroll padding for what has the focus, and the banner's height for what stays above it
 * (`data-above-banner`), so that the banner covers nothing permanently. Nothing in view moves. A style sheet of its own:
 * a variable of the root element would compute the styles of the whole page.
 */
function useRoomBelow(cover: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const body = document.body.style
    const styles = new CSSStyleSheet()
    document.adoptedStyleSheets.push(styles)
    const measure = () => {
      const banner = cover.current
      if (!banner) return
      const isTall = banner.offsetHeight > innerHeight * MOST_OF_WINDOW
      banner.style.position = isTall ? 'static' : ''
      const height = isTall ? 0 : banner.offsetHeight
      styles.replaceSync(
        `html{scroll-padding-bottom:calc(${height}px + var(--bar,1rem))}[data-above-banner]{--banner:${height}px}`,
      )
      body.marginBottom = `${height}px`
    }
    const observer = new ResizeObserver(measure)
    window.addEventListener('resize', measure)
    if (cover.current) observer.observe(cover.current)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', measure)
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== styles)
      body.marginBottom = ''
    }
  }, [cover])
}
