import { createRoot } from 'react-dom/client'
import { isUndecided } from './allows'
import { ConsentBanner } from './consent-banner'
import { consentSettings } from './consent-settings'
import { DECIDED_EVENT } from './decided-event'

const SKIP_LINK = 'body > a[href="#content"]'

/** Shows the banner until the visitor has decided, in this tab or in another. */
export async function showBanner(): Promise<void> {
  const { texts } = await consentSettings()
  // The page may be older than the text.
  if (!isUndecided(texts.version)) return
  const place = document.createElement('div')
  // Next in the order of the Tab key after the link that skips the menus.
  const skipLink = document.querySelector(SKIP_LINK)
  if (skipLink) skipLink.after(place)
  else document.body.prepend(place)
  const root = createRoot(place)
  root.render(<ConsentBanner texts={texts} />)

  const leave = () => {
    if (isUndecided(texts.version)) return
    window.removeEventListener(DECIDED_EVENT, leave)
    window.removeEventListener('storage', leave)
    root.unmount()
    place.remove()
  }
  window.addEventListener(DECIDED_EVENT, leave)
  window.addEventListener('storage', leave)
}
