export type Figure = { key: string; value: string; label: string; note?: string | undefined }

export const FIGURE_FIELDS = /* groq */ `_key, value, label, note`

type RawFigure = { _key: string; value: string | null; label: string | null; note: string | null }

export function toFigures(raw: readonly RawFigure[] | null): Figure[] {
  return (raw ?? []).map(({ _key, value, label, note }) => ({
    key: _key,
    value: value ?? '',
    label: label ?? '',
    note: note ?? undefined,
  }))
}
