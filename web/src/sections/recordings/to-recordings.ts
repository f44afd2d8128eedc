import { type Recording, toRecording } from '@/content/recording/recording'
import type { Recordings as StoredSection } from '@/content/sanity/types.gen'
import { type Heading, toHeading } from '@/sections/heading'
import type { RawSectionOf } from '@/sections/raw-section'

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
