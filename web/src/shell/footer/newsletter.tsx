import type { SiteSettings } from '@/content/site-settings/site-settings'
import { NewsletterBox } from '@/leads/client/newsletter-box'

type NewsletterProps = { footer: SiteSettings['footer'] }

/** The newsletter box: its words here, its form from leads. */
export function Newsletter({ footer }: NewsletterProps) {
  const { newsletterTitle, newsletterText, newsletterPlaceholder, newsletterButton } = footer
  return (
    <div className="footer-newsletter lg:max-w-xl lg:justify-self-end">
      <h2 className="title-s text-ink">{newsletterTitle}</h2>
      <p className="mt-2 mb-4 text-small">{newsletterText}</p>
      <NewsletterBox placeholder={newsletterPlaceholder} buttonLabel={newsletterButton} />
    </div>
  )
}
