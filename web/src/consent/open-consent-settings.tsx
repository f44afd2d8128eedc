import { createRoot } from 'react-dom/client'
import { consentSettings } from './consent-settings'
import type { SettingsOutcome } from './settings-dialog'

let open: Promise<SettingsOutcome> | undefined

/** Shows the cookie settings and waits until they are left; `reason` says why they came up by themselves. */
export function openConsentSettings(reason?: 'chat'): Promise<SettingsOutcome> {
  open ??= show(reason).finally(() => {
    open = undefined
  })
  return open
}

async function show(reason: 'chat' | undefined): Promise<SettingsOutcome> {
  const [{ texts }, { SettingsDialog }] = await Promise.all([
    consentSettings(),
    import('./settings-dialog'),
  ])
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  const outcome = await new Promise<SettingsOutcome>((resolve) =>
    root.render(<SettingsDialog texts={texts} reason={reason} onLeave={resolve} />),
  )
  root.unmount()
  place.remove()
  return outcome
}
