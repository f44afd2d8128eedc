import { defineQuery } from 'next-sanity'
import { ACTION_FIELDS } from '@/content/action/action.groq'
import { SEO_FIELDS } from '@/content/seo/seo.groq'

export const SITE_SETTINGS_QUERY = defineQuery(`
  *[_type == "siteSettings"][0]{
    _id,
    brandName,
    brandSlug,
    tagline,
    description,
    contact{ salesEmail, supportEmail, pressEmail, privacyEmail, phone, address, hours },
    footer{ text, newsletterTitle, newsletterText, newsletterPlaceholder, newsletterButton, copyright },
    readyToStart{ title, text, cards[]{ _key, icon, title, text, action{ ${ACTION_FIELDS} } } },
    notFound{ title, text, explanation, linkLabel },
    consent{ version, settingsTitle },
    seo{ ${SEO_FIELDS} }
  }
`)
