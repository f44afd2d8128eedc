import { HEADING_FIELDS } from '@/sections/heading.groq'

// The settings' id comes along, so that an edit of them refreshes the page.
export const CONTACT_DETAILS_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  "settings": *[_type == "siteSettings"][0]{
    _id,
    contact{ salesEmail, supportEmail, pressEmail, privacyEmail, phone, address, hours }
  }
`
