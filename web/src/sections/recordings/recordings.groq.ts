import { RECORDING_FIELDS } from '@/content/recording/recording.groq'
import { HEADING_FIELDS } from '@/sections/heading.groq'

// "chosen" keeps the references themselves, so that a document published later refreshes the page.
export const RECORDINGS_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  look,
  "chosen": recordings[]{ _ref },
  "_listOf": select(count(recordings) > 0 => null, "recording"),
  "recordings": select(
    count(recordings) > 0 => recordings[]->{ ${RECORDING_FIELDS} },
    *[_type == "recording" && kind == ^.kind] | order(order asc, title asc){ ${RECORDING_FIELDS} }
  )
`
