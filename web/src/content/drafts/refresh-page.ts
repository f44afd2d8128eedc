'use server'

import { refresh } from 'next/cache'

/**
 * Renders the current page again in one request. `router.refresh()` would also prefetch every visible link, each of
 * which draft mode renders anew.
 */
export async function refreshPage(): Promise<void> {
  refresh()
}
