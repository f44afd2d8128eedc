import { HEADING_FIELDS } from '@/sections/heading'

// The id of the settings is in the result, so that an edit of them refreshes the page.
export const CONTACT_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  "look": coalesce(look, "form"),
  "points": coalesce(points, []),
  "note": coalesce(note, ""),
  "details": *[_type == "siteSettings"][0]{
    _id,
    "salesEmail": coalesce(contact.salesEmail, ""),
    "supportEmail": coalesce(contact.supportEmail, ""),
    "pressEmail": coalesce(contact.pressEmail, ""),
    "privacyEmail": coalesce(contact.privacyEmail, ""),
    "phone": coalesce(contact.phone, ""),
    "address": coalesce(contact.address, ""),
    "hours": coalesce(contact.hours, "")
  }
`
