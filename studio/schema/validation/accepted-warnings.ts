import { pathToString, type ValidationMarker } from 'sanity'

/** A warning that an editor accepted, as it is kept with its document. */
export interface AcceptedWarning {
  _type: 'acceptedWarning'
  _key: string
  rule: string
  path: string
  message: string
  reason: string
  acceptedBy: string
  acceptedAt: string
}

type Marker = Pick<ValidationMarker, 'level' | 'code' | 'message' | 'path'>

/** The rule behind a marker: its code, or its message without figures where a rule has no code of its own. */
export function ruleOf({ code, message }: Pick<Marker, 'code' | 'message'>): string {
  return code && code !== 'custom' ? code : withoutFigures(message)
}

const withoutFigures = (message: string) => message.replaceAll(/\d[\d,.]*/g, '#')

/** The warnings that a document keeps as accepted. */
export function acceptedIn(document: object | null | undefined): AcceptedWarning[] {
  const stored = (document as { acceptedWarnings?: unknown } | null | undefined)?.acceptedWarnings
  return Array.isArray(stored) ? (stored as AcceptedWarning[]) : []
}

/** The acceptance of a warning; an error cannot be accepted. */
export function acceptanceOf(
  marker: Marker,
  accepted: readonly AcceptedWarning[],
): AcceptedWarning | undefined {
  if (marker.level === 'error') return undefined
  const [rule, path] = [ruleOf(marker), pathToString(marker.path)]
  const message = withoutFigures(marker.message)
  return (
    accepted
      .filter((warning) => warning.path === path)
      // Forms pass on the message of a marker without its code.
      .find((warning) => warning.rule === rule || withoutFigures(warning.message) === message)
  )
}

/**
 * The markers of a document that nobody accepted, for tools outside of the Studio as well.
 *
 * @param markers What `validateDocument` says of the document.
 * @param document The document with its `acceptedWarnings`.
 */
export function unaccepted<Found extends Marker>(
  markers: readonly Found[],
  document: object,
): Found[] {
  const accepted = acceptedIn(document)
  return markers.filter((marker) => !acceptanceOf(marker, accepted))
}
