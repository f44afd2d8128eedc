import { keyFrom } from './key.ts'

/** A large number with its label and an optional note in small print. */
export function figure(value: string, label: string, note?: string) {
  return {
    _type: 'figure' as const,
    _key: keyFrom('figure', label),
    value,
    label,
    ...(note ? { note } : {}),
  }
}

/**
 * A figure of the register (documents/company-figures.ts) in large type, by its key; value and default label come from
 * the register.
 */
export function registered(key: string, { label, note }: { label?: string; note?: string } = {}) {
  return {
    _type: 'figure' as const,
    _key: keyFrom('figure', label ?? key),
    figure: { _type: 'reference' as const, _ref: companyFigureId(key) },
    ...(label && { label }),
    ...(note && { note }),
  }
}

/** The id of a figure in the register. */
export const companyFigureId = (key: string) => keyFrom('company-figure', key)
