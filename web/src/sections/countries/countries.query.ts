import { HEADING_FIELDS, type Heading, type RawSectionOf, toHeading } from '@/sections/heading'

export type Country = {
  key: string
  name: string
  /** Two letters, shown in place of a flag. */
  code: string
  /** Per cent. */
  adoption: number
  marketCap: string
  text?: string | undefined
  keyFactors: string[]
  risk: 'Low' | 'Medium' | 'High'
}

export type CountriesProps = Heading & { countries: Country[]; source?: string | undefined }

export function toCountries(raw: RawSectionOf<'countries'>): CountriesProps {
  return {
    ...toHeading(raw),
    countries: (raw.countries ?? []).map(
      ({ _key, name, code, adoption, marketCap, text, keyFactors, risk }) => ({
        key: _key,
        name: name ?? '',
        code: code ?? '',
        adoption: adoption ?? 0,
        marketCap: marketCap ?? '',
        text: text ?? undefined,
        keyFactors: keyFactors ?? [],
        risk: risk ?? 'Medium',
      }),
    ),
    source: raw.source ?? undefined,
  }
}

export const COUNTRIES_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  countries[]{ _key, name, code, adoption, marketCap, text, keyFactors, risk },
  source
`
