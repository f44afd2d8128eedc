import type { ReactNode } from 'react'
import { getNavigation } from '@/content/navigation/get-navigation'
import { getSiteSettings } from '@/content/site-settings/get-site-settings'
import { DialogOpener } from '@/leads/client/dialog-opener'
import { UnsentRequests } from '@/leads/client/unsent-requests'
import { ConsentGate } from '@/shell/consent/consent-gate'
import { SiteFooter } from '@/shell/footer/site-footer'
import { SiteHeader } from '@/shell/header/site-header'
import { CONTENT_ID, SkipLink } from '@/shell/skip-link'

/** What every page of the public site has around it. */
export async function SiteFrame({ children }: { children: ReactNode }) {
  const [settings, navigation] = await Promise.all([getSiteSettings(), getNavigation()])
  return (
    <>
      <SkipLink />
      <SiteHeader brandName={settings.brandName} navigation={navigation} />
      <main id={CONTENT_ID} tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <SiteFooter settings={settings} navigation={navigation} />
      <UnsentRequests />
      <DialogOpener />
      {settings.consent && <ConsentGate version={settings.consent.version} />}
    </>
  )
}
