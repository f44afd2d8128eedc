import { stegaClean } from '@sanity/client/stega'
import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { Document } from '@/app/document'
import { getSiteSettings } from '@/documents/settings/settings.query'
import { env } from '@/env'

// Every page is prerendered; reading request data fails the build.
export const ensureStatic = 'navigation'

export const viewport: Viewport = { themeColor: '#fbf8f2' }

export async function generateMetadata(): Promise<Metadata> {
  const { brandName, description } = stegaClean(await getSiteSettings())
  return {
    metadataBase: new URL(env.SITE_URL),
    title: { template: `%s | ${brandName}`, default: brandName },
    description,
    applicationName: brandName,
    // iOS makes links of what looks like a number or a date, before React hydrates (vercel/next.js 43914).
    formatDetection: { telephone: false, date: false, address: false, email: false, url: false },
  }
}

export default function RootLayout({ children }: { children: ReactNode }) {
  return <Document>{children}</Document>
}
