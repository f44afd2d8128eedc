import { defineQuery } from 'next-sanity'

export const CONSENT_QUERY = defineQuery(`
  *[_type == "siteSettings"][0].consent{
    version,
    title,
    text,
    acceptLabel,
    rejectLabel,
    customiseLabel,
    learnMoreLabel,
    settingsTitle,
    settingsText,
    saveLabel,
    savedText,
    signalText,
    chatText,
    chatInsteadLabel,
    necessary{ name, text },
    analytics{ name, text },
    chat{ name, text },
    marketing{ name, text },
    social{ name, text }
  }
`)
