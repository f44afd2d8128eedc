/** What a visitor has done; `about` is the type of a form or the text of a download's link, and never what was typed. */
export type SiteEvent = {
  name: 'form_open' | 'form_sent' | 'download' | 'search'
  about?: string
}

export const SITE_EVENT = 'site-event'

/** Announces what a visitor has done on the window, to a measurement if there is one (analytics.ts). */
export function announceEvent(detail: SiteEvent): void {
  window.dispatchEvent(new CustomEvent(SITE_EVENT, { detail }))
}

export const CHAT_WANTED = 'chat-wanted'

/** Asks the chat to open, if the site has one that the visitor allows; false if something else must take its place. */
export async function openChat(): Promise<boolean> {
  return new Promise((resolve) => {
    const wanted = new CustomEvent(CHAT_WANTED, { detail: resolve, cancelable: true })
    if (window.dispatchEvent(wanted)) resolve(false)
  })
}
