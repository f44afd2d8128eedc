import type { SiteSettings } from '@/content/site-settings/site-settings'

/** Address, hours, telephone and mail, as far as the settings have them. */
export function ContactDetails({ contact }: { contact: SiteSettings['contact'] }) {
  const { salesEmail, supportEmail, pressEmail, phone, address, hours } = contact
  const mails = [...new Set([salesEmail, supportEmail, pressEmail])].filter(Boolean)
  return (
    <address className="grid gap-x-8 gap-y-4 text-small not-italic sm:grid-cols-2 xl:grid-cols-1">
      <div className="space-y-1">
        {mails.map((mail) => (
          <p key={mail}>
            <a href={`mailto:${mail}`} className={link}>
              {mail}
            </a>
          </p>
        ))}
        {phone && (
          <p>
            <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className={link}>
              {phone}
            </a>
          </p>
        )}
      </div>
      <div className="space-y-1">
        {address && <p className="whitespace-pre-line">{address}</p>}
        {hours && <p className="whitespace-pre-line">{hours}</p>}
      </div>
    </address>
  )
}

const link =
  'inline-block py-0.5 text-ink underline decoration-line-strong underline-offset-4 hover:decoration-ink'
