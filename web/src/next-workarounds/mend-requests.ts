import { rememberRequests } from '@/next-workarounds/hide-missing-path'
import { hideQueryFromPages } from '@/next-workarounds/hide-query-from-pages'
import { mendAddresses } from '@/next-workarounds/mend-addresses'
import { refuseUpgrades } from '@/next-workarounds/refuse-upgrades'

/** Changes requests before Next sees them, where Next's own answers are wrong. */
export function mendRequests(): void {
  mendAddresses()
  // In development no page is kept, and hot reload is a WebSocket.
  // biome-ignore lint/style/noProcessEnv: a constant of the build, not a setting
  if (process.env.NODE_ENV === 'development') return
  hideQueryFromPages()
  rememberRequests()
  refuseUpgrades()
}
