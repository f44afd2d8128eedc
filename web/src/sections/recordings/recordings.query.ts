import { RECORDING_FIELDS, type Recording, toRecording } from '@/documents/recording/recording'
import type { Recordings as StoredSection } from '@/sanity/types.gen'
import { HEADING_FIELDS, type Heading, type RawSectionOf, toHeading } from '@/sections/heading'

export type RecordingsLook = NonNullable<StoredSection['look']>
export type RecordingsProps = Heading & { look: RecordingsLook; recordings: Recording[] }

export function toRecordings(raw: RawSectionOf<'recordings'>): RecordingsProps {
  return {
    ...toHeading(raw),
    look: raw.look ?? 'list',
    // A reference to a recording that is not published comes as null.
    recordings: (raw.recordings ?? []).flatMap((each) => (each ? [toRecording(each)] : [])),
  }
}

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
