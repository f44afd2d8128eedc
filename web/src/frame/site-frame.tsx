import { draftMode } from 'next/headers'
import type { ReactNode } from 'react'
import { getNavigation } from '@/documents/navigation/navigation.query'
import { getSiteSettings } from '@/documents/settings/settings.query'
import { env } from '@/env'
import { ConsentGate } from '@/frame/consent/consent-gate'
import { SiteFooter } from '@/frame/footer'
import { SiteHeader } from '@/frame/header/site-header'
import { LayOutRest } from '@/frame/lay-out-rest'
import { DialogOpener } from '@/leads/client/dialog-opener'
import { UnsentSubmissions } from '@/leads/client/unsent-submissions'
import { frameTexts } from '@/lib/texts'
import { SearchDialog } from '@/search/search-dialog'

/** The frame of every page of the public site. */
export async function SiteFrame({ children }: { children: ReactNode }) {
  const [settings, navigation, { isEnabled: isDraft }] = await Promise.all([
    getSiteSettings(),
    getNavigation(),
    draftMode(),
  ])
  return (
    <>
      <SkipLink />
      <SiteHeader brandName={settings.brandName} navigation={navigation} />
      <UnsentSubmissions />
      <LayOutRest />
      <main id={CONTENT_ID} tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <SiteFooter settings={settings} navigation={navigation} />
      <DialogOpener />
      <SearchDialog />
      {settings.consent?.settingsTitle && (
        <ConsentGate
          version={String(settings.consent.version)}
          // Editors who look at drafts are no visitors.
          analytics={Boolean(env.ANALYTICS) && !isDraft}
        />
      )}
    </>
  )
}

const CONTENT_ID = 'content'

/** The first tab stop: skips the menus. */
function SkipLink() {
  return (
    <a
      href={`#${CONTENT_ID}`}
      className="fixed -top-24 left-3 z-50 rounded-md bg-ink px-4 py-3 font-semibold text-paper focus:top-3"
    >
      {frameTexts.skip}
    </a>
  )
}
