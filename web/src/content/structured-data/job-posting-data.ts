import type { JobPosting, Place } from 'schema-dts'
import type { PageFacts } from '@/content/structured-data/page-facts'
import { addressOf, type DataSite, organizationRef } from '@/content/structured-data/site-address'

type Facts = Pick<
  PageFacts,
  | 'id'
  | 'path'
  | 'title'
  | 'description'
  | 'text'
  | 'postedOn'
  | 'updatedAt'
  | 'openUntil'
  | 'employmentType'
  | 'location'
  | 'salaryFrom'
  | 'salaryTo'
  | 'tags'
>

const TYPES: Record<string, string> = {
  'Full-time': 'FULL_TIME',
  'Part-time': 'PART_TIME',
  Contract: 'CONTRACTOR',
  Internship: 'INTERN',
}

/** An open position, as job search engines read it. */
export function jobPosting(site: DataSite, job: Facts): JobPosting {
  const { salaryFrom, salaryTo } = job
  const location = job.location ?? ''
  const isRemote = /\bremote\b/i.test(location)
  const place = placeOf(location)
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: job.text || job.description,
    identifier: { '@type': 'PropertyValue', name: site.brandName, value: job.id },
    url: addressOf(site, job.path),
    datePosted: job.postedOn ?? job.updatedAt,
    ...(job.openUntil && { validThrough: job.openUntil }),
    ...(job.employmentType && { employmentType: TYPES[job.employmentType] ?? 'OTHER' }),
    hiringOrganization: organizationRef(site),
    directApply: true,
    ...(place && { jobLocation: place }),
    ...(isRemote && {
      jobLocationType: 'TELECOMMUTE',
      // Salaries are in US dollars, and those who work elsewhere are asked in the dialog.
      applicantLocationRequirements: { '@type': 'Country', name: 'US' },
    }),
    ...(job.tags.length > 0 && { skills: job.tags.join(', ') }),
    ...(salaryFrom !== undefined && {
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'USD',
        value: {
          '@type': 'QuantitativeValue',
          minValue: salaryFrom,
          ...(salaryTo !== undefined && { maxValue: salaryTo }),
          unitText: 'YEAR',
        },
      },
    }),
  }
}

/** 'New York, NY (hybrid)' or 'Remote / London': what is left without the way of working is a town. */
function placeOf(location: string): Place | undefined {
  const town = location
    .replace(/\([^)]*\)/g, '')
    .split(/\s+(?:or|and)\s+|[/|·]/i)
    .map((part) =>
      part.replace(/\b(remote|hybrid|on-?site)\b/gi, '').replace(/^[\s,–-]+|[\s,–-]+$/g, ''),
    )
    .find(Boolean)
  if (!town) return undefined
  const [locality = '', region] = town.split(/\s*,\s*/)
  const isState = region !== undefined && /^[A-Z]{2}$/.test(region) && region !== 'UK'
  return {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      addressLocality: locality,
      ...(region && (isState ? { addressRegion: region } : { addressCountry: region })),
      ...(isState && { addressCountry: 'US' }),
    },
  }
}
