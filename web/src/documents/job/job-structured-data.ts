import type { JobPosting, Place } from 'schema-dts'
import { toSalary } from '@/documents/job/salary'
import type { PageFacts } from '@/documents/page-facts'
import { endOfDay } from '@/lib/format-date'
import { absoluteUrl, type DataSite, organizationRef } from '@/lib/site-url'

type Facts = Pick<
  PageFacts,
  | '_id'
  | 'path'
  | 'title'
  | 'description'
  | 'text'
  | 'postedOn'
  | '_updatedAt'
  | 'openUntil'
  | 'employmentType'
  | 'location'
  | 'salary'
  | 'tags'
>

const TYPES: Record<string, string> = {
  'Full-time': 'FULL_TIME',
  'Part-time': 'PART_TIME',
  Contract: 'CONTRACTOR',
  Internship: 'INTERN',
}

export function jobPosting(site: DataSite, job: Facts): JobPosting {
  const salary = toSalary(job.salary)
  const location = job.location ?? ''
  const isRemote = /\bremote\b/i.test(location)
  const places = placesOf(location)
  const validThrough = endOfDay(job.openUntil ?? '')
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: job.text || job.description,
    identifier: { '@type': 'PropertyValue', name: site.brandName, value: job._id },
    url: absoluteUrl(site, job.path),
    datePosted: job.postedOn ?? job._updatedAt,
    ...(validThrough && { validThrough }),
    ...(job.employmentType && { employmentType: TYPES[job.employmentType] ?? 'OTHER' }),
    hiringOrganization: organizationRef(site),
    directApply: true,
    ...(places.length > 0 && { jobLocation: places }),
    ...(isRemote && {
      jobLocationType: 'TELECOMMUTE',
      // Salaries are in US dollars; the dialog asks applicants from other countries.
      applicantLocationRequirements: { '@type': 'Country', name: 'US' },
    }),
    ...(job.tags.length > 0 && { skills: job.tags.join(', ') }),
    ...(salary && {
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: salary.currency,
        value: {
          '@type': 'QuantitativeValue',
          minValue: salary.from,
          ...(salary.to !== undefined && { maxValue: salary.to }),
          unitText: 'YEAR',
        },
      },
    }),
  }
}

/** The regions and countries of our offices, which job search engines require. */
const TOWNS: Record<string, { addressRegion?: string; addressCountry: string }> = {
  'New York': { addressRegion: 'NY', addressCountry: 'US' },
  London: { addressCountry: 'GB' },
  Toronto: { addressRegion: 'ON', addressCountry: 'CA' },
  Singapore: { addressCountry: 'SG' },
}

/** The towns in 'New York or remote' or 'Berlin, Germany (hybrid)'. */
function placesOf(location: string): Place[] {
  const towns = location
    .replace(/\([^)]*\)/g, '')
    .split(/\s+(?:or|and)\s+|[/|·]/i)
    .map((part) => part.replace(/\b(remote|hybrid|on-?site)\b/gi, '').trim())
    .filter(Boolean)
  return towns.map((town) => {
    const [locality = '', country] = town.split(/\s*,\s*/)
    return {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: locality,
        ...TOWNS[locality],
        ...(country && { addressCountry: country }),
      },
    }
  })
}
