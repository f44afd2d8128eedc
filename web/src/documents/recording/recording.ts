import { stegaClean } from '@sanity/client/stega'
import { ACTION_FIELDS, type Action, type RawAction, toAction } from '@/objects/action'
import type { Recording as StoredRecording } from '@/sanity/types.gen'

export type Poster = NonNullable<StoredRecording['poster']>

/** A webinar or demo that can be watched again. */
export type Recording = {
  key: string
  title: string
  description: string
  duration: string
  views?: string | undefined
  month?: string | undefined
  poster: Poster
  action?: Action | undefined
  /** What the dialog is told. */
  context: Readonly<Record<'recordingTitle', string>>
}

export type RawRecording = {
  _id: string
  title: string | null
  description: string | null
  duration: string | null
  views: string | null
  month: string | null
  poster: Poster | null
  action: RawAction | null
}

export function toRecording(raw: RawRecording): Recording {
  const title = raw.title ?? ''
  return {
    key: raw._id,
    title,
    description: raw.description ?? '',
    duration: raw.duration ?? '',
    views: raw.views ?? undefined,
    month: raw.month ?? undefined,
    poster: raw.poster ?? 'graph',
    action: toAction(raw.action),
    // A request is no place for the invisible marks of draft mode.
    context: { recordingTitle: stegaClean(title) },
  }
}

/** Put in braces after a `recording`. */
export const RECORDING_FIELDS = /* groq */ `
  _id, title, kind, description, duration, views, month, poster, action{ ${ACTION_FIELDS} }
`
