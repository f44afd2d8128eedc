import { cacheLife } from 'next/cache'
import { sourceOf } from '@/content/drafts/source'
import { type Link as ContentLink, phoneHref, toTarget } from '@/content/objects/action'
import { lifeOfYear, yearAt } from '@/content/refresh/life-until'
import { TargetLink } from '@/documents/action-button'
import type { Navigation } from '@/documents/navigation/navigation.query'
import type { SiteSettings } from '@/documents/settings/settings.query'
import { NewsletterBox } from '@/leads/client/newsletter-box'
import { homeHref } from '@/lib/routes'
import { Container } from '@/ui/band'
import { Link } from '@/ui/link'
import { BrandMark } from '@/ui/marks'
import { PhoneFold } from '@/ui/phone-fold'

type SiteFooterProps = {
  settings: Pick<SiteSettings, 'brandName' | 'contact' | 'footer' | 'consent'>
  navigation: Pick<Navigation, 'footerColumns' | 'legalLinks'>
}

/** Newsletter, links, contact, legal. */
export function SiteFooter({ settings, navigation }: SiteFooterProps) {
  const { brandName, contact, footer, consent } = settings
  return (
    <footer className="border-t border-line bg-paper-sunk">
      <Container className="pt-8 pb-6 sm:pt-14 sm:pb-12 lg:pt-20">
        <div className="grid gap-x-16 gap-y-4 sm:gap-y-12 sm:pb-12 lg:grid-cols-2">
          <div>
            <Link
              href={homeHref()}
              className="inline-flex items-center gap-2.5 wrap-anywhere text-ink"
            >
              <BrandMark className="h-8 w-auto" />
              <span className="title-m">{brandName}</span>
            </Link>
            {footer.text && <p className="mt-5 max-w-md max-sm:hidden">{footer.text}</p>}
          </div>
          <Newsletter footer={footer} />
        </div>
        <div className="grid grid-cols-2 gap-x-8 gap-y-6 border-line py-4 sm:gap-y-10 sm:border-t sm:py-14 lg:grid-cols-4 xl:grid-cols-[repeat(4,1fr)_1.4fr]">
          <div className="col-span-2 sm:contents">
            <PhoneFold label="All pages, address and email">
              <div className="grid grid-cols-2 gap-x-8 gap-y-6 pt-5 sm:contents">
                {navigation.footerColumns.map(({ _key, title, links }) => (
                  <div key={_key}>
                    {title && <h2 className="mb-3 text-small font-semibold text-ink">{title}</h2>}
                    <LinkList links={links} />
                  </div>
                ))}
                <div className="col-span-2 lg:col-span-full xl:col-span-1">
                  <ContactDetails contact={contact} />
                </div>
              </div>
            </PhoneFold>
          </div>
        </div>
        <div className="flex flex-wrap-reverse justify-between gap-x-8 gap-y-4 border-line pt-2 text-small sm:border-t sm:pt-6">
          <Copyright text={footer.copyright} />
          <ul className="flex flex-wrap gap-x-6 gap-y-2">
            {navigation.legalLinks.map((link) => (
              <li key={link._key}>
                <FooterLink link={link} />
              </li>
            ))}
            {consent?.settingsTitle && (
              <li className="noscript:hidden">
                <button
                  type="button"
                  aria-haspopup="dialog"
                  className="foot-link"
                  data-cookie-settings
                >
                  {consent.settingsTitle}
                </button>
              </li>
            )}
          </ul>
        </div>
      </Container>
    </footer>
  )
}

async function Copyright({ text }: { text: string | null }) {
  return text && <p>{text.replaceAll('{year}', String(await currentYear()))}</p>
}

function LinkList({ links }: { links: ContentLink[] }) {
  return (
    <ul className="stack-2 text-small">
      {links.map((link) => (
        <li key={link._key}>
          <FooterLink link={link} />
        </li>
      ))}
    </ul>
  )
}

function FooterLink({ link }: { link: ContentLink }) {
  return (
    <TargetLink target={toTarget(link)} className="foot-link">
      {link.label}
    </TargetLink>
  )
}

/** Address, hours, telephone and email, if set. */
function ContactDetails({ contact }: { contact: SiteSettings['contact'] }) {
  const { salesEmail, supportEmail, pressEmail, phone, address, hours } = contact
  const all = { salesEmail, supportEmail, pressEmail }
  // Several purposes may share an email address.
  const mails = new Map(Object.entries(all).map(([field, mail]) => [mail, field]))
  mails.delete(null)
  return (
    <address className="flex flex-wrap gap-x-8 gap-y-4 text-small not-italic">
      <div className="stack-1">
        {[...mails].map(([mail, field]) => (
          <p key={field}>
            <a {...sourceOf(address, field)} href={`mailto:${mail}`} className={link}>
              {mail}
            </a>
          </p>
        ))}
        {phone && (
          <p>
            <a {...sourceOf(address, 'phone')} href={phoneHref(phone)} className={link}>
              {phone}
            </a>
          </p>
        )}
      </div>
      <div className="stack-1">
        {address && <p>{address}</p>}
        {hours && <p>{hours}</p>}
      </div>
    </address>
  )
}

const link = 'foot-link font-normal decoration-line-strong'

type NewsletterProps = { footer: SiteSettings['footer'] }

function Newsletter({ footer }: NewsletterProps) {
  const { newsletterTitle, newsletterText, newsletterPlaceholder, newsletterButton } = footer
  return (
    <div className="footer-newsletter max-w-[38rem] lg:justify-self-end">
      {newsletterTitle && <h2 className="title-s text-ink">{newsletterTitle}</h2>}
      <p className="mt-2 mb-4 text-small">{newsletterText}</p>
      <NewsletterBox placeholder={newsletterPlaceholder} buttonLabel={newsletterButton} />
    </div>
  )
}

/** The current year in New York. The calling page is revalidated at the end of the year. */
async function currentYear(): Promise<number> {
  'use cache'
  const now = Date.now()
  cacheLife(lifeOfYear(now))
  return yearAt(now)
}
