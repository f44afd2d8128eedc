import { type Action, toAction } from '@/objects/action'
import { type Seo, toSeo } from '@/objects/seo'
import type { RequestCard as RawRequestCard, SITE_SETTINGS_QUERY_RESULT } from '@/sanity/types.gen'

type Texts<Name extends string> = Record<Name, string>
type RawTexts<Name extends string> = Record<Name, string | null> | null

const CONTACT = [
  'salesEmail',
  'supportEmail',
  'pressEmail',
  'privacyEmail',
  'phone',
  'address',
  'hours',
] as const
const FOOTER = [
  'text',
  'newsletterTitle',
  'newsletterText',
  'newsletterPlaceholder',
  'newsletterButton',
  'copyright',
] as const
const NOT_FOUND = ['title', 'text', 'explanation', 'linkLabel'] as const

export type Icon = NonNullable<RawRequestCard['icon']>
export type RequestCard = { key: string; icon?: Icon; title: string; text: string; action?: Action }
export type ReadyToStart = { title: string; text: string; cards: RequestCard[] }

export type SiteSettings = {
  brandName: string
  brandSlug: string
  tagline: string
  description: string
  contact: Texts<(typeof CONTACT)[number]>
  footer: Texts<(typeof FOOTER)[number]>
  readyToStart?: ReadyToStart
  notFound: Texts<(typeof NOT_FOUND)[number]>
  /** The version of the banner's text, and what the footer calls the settings. */
  consent?: { version: string; settingsTitle: string }
  seo: Seo
}

export type RawSiteSettings = NonNullable<SITE_SETTINGS_QUERY_RESULT>
type RawReadyToStart = NonNullable<RawSiteSettings['readyToStart']>

export function toSiteSettings(raw: RawSiteSettings): SiteSettings {
  return {
    brandName: raw.brandName ?? '',
    brandSlug: raw.brandSlug ?? '',
    tagline: raw.tagline ?? '',
    description: raw.description ?? '',
    contact: toTexts(CONTACT, raw.contact),
    footer: toTexts(FOOTER, raw.footer),
    ...(raw.readyToStart && { readyToStart: toReadyToStart(raw.readyToStart) }),
    notFound: toTexts(NOT_FOUND, raw.notFound),
    ...(raw.consent?.settingsTitle && {
      consent: {
        version: String(raw.consent.version ?? 0),
        settingsTitle: raw.consent.settingsTitle,
      },
    }),
    seo: toSeo(raw.seo),
  }
}

function toTexts<Name extends string>(names: readonly Name[], raw: RawTexts<Name>): Texts<Name> {
  const entries = names.map((name) => [name, raw?.[name] ?? ''])
  return Object.fromEntries(entries) as Texts<Name> // fromEntries forgets the names
}

function toReadyToStart(raw: RawReadyToStart): ReadyToStart {
  return {
    title: raw.title ?? '',
    text: raw.text ?? '',
    cards: (raw.cards ?? []).map((card) => {
      const action = toAction(card.action)
      return {
        key: card._key,
        ...(card.icon && { icon: card.icon }),
        title: card.title ?? '',
        text: card.text ?? '',
        ...(action && { action }),
      }
    }),
  }
}
