import { stegaClean } from '@sanity/client/stega'
import { ACTION_FIELDS, type RawAction, toAction } from '@/content/objects/action'
import type { Recording as StoredRecording } from '@/content/types.gen'

export type Poster = NonNullable<StoredRecording['poster']>

export const RECORDING_FIELDS = /* groq */ `
  _id,
  "title": coalesce(title, "Untitled"),
  kind,
  "description": coalesce(description, ""),
  "duration": coalesce(duration, ""),
  views,
  month,
  "poster": coalesce(poster, "graph"),
  action{ ${ACTION_FIELDS} }
`

export type RawRecording = Record<'_id' | 'title' | 'description' | 'duration', string> & {
  views: string | null
  month: string | null
  poster: Poster
  action: RawAction | null
}

/** A recorded webinar or demo. */
export type Recording = ReturnType<typeof toRecording>

export function toRecording(raw: RawRecording) {
  const action = toAction(raw.action)
  const target = action?.target
  return {
    ...raw,
    key: raw._id,
    action,
    /** A form sends it by email. */
    byEmail: target?.kind === 'dialog' && target.dialog === 'recording-request',
    /** For the dialog, without stega marks. */
    context: { recordingTitle: stegaClean(raw.title) },
  }
}
