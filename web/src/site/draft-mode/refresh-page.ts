'use server'

import { refresh } from 'next/cache'

/**
 * Renders the current page again. One request; `router.refresh()` also makes the router fetch every visible link again,
 * each of which is a page that draft mode renders anew.
 */
export async function refreshPage(): Promise<void> {
  refresh()
}
