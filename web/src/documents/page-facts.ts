import { type Salary, toSalary } from '@/documents/job/salary'
import { type Price, toPrice } from '@/objects/price'
import type { PAGE_FACTS_QUERY_RESULT } from '@/sanity/types.gen'

export type Plan = { name: string; price?: Price | undefined; unit?: string | undefined }
export type Question = { question: string; answer: string }

/** What a document with an address says of itself to machines; each type has some of it. */
export type PageFacts = {
  id: string
  type: NonNullable<PAGE_FACTS_QUERY_RESULT>['_type']
  path: string
  title: string
  description: string
  updatedAt: string
  /** ISO dates or times. */
  publishedOn?: string | undefined
  updatedOn?: string | undefined
  startsAt?: string | undefined
  endsAt?: string | undefined
  postedOn?: string | undefined
  openUntil?: string | undefined
  tags: string[]
  /** People by name: an article's author, an event's speakers. */
  author?: string | undefined
  speakers: string[]
  place?: string | undefined
  location?: string | undefined
  employmentType?: string | undefined
  salary?: Salary | undefined
  price?: Price | undefined
  text?: string | undefined
  category?: string | undefined
  plans: Plan[]
  questions: Question[]
  hasCourses: boolean
}

export function toPageFacts(raw: NonNullable<PAGE_FACTS_QUERY_RESULT>): PageFacts {
  return {
    id: raw._id,
    type: raw._type,
    path: raw.path ?? '/',
    title: raw.title ?? '',
    description: raw.description ?? '',
    updatedAt: raw._updatedAt,
    publishedOn: raw.publishedOn ?? undefined,
    updatedOn: raw.updatedOn ?? undefined,
    startsAt: raw.startsAt ?? undefined,
    endsAt: raw.endsAt ?? undefined,
    postedOn: raw.postedOn ?? undefined,
    openUntil: raw.openUntil ?? undefined,
    tags: raw.tags ?? [],
    author: raw.author?.name ?? undefined,
    speakers: (raw.speakers ?? []).flatMap((person) => person?.name ?? []),
    place: raw.place ?? undefined,
    location: raw.location ?? undefined,
    employmentType: raw.employmentType ?? undefined,
    salary: toSalary(raw.salary),
    price: toPrice(raw.price),
    text: raw.text ?? undefined,
    category: raw.category ?? undefined,
    plans: (raw.plans ?? []).flatMap((plan) =>
      plan?.name
        ? { name: plan.name, price: toPrice(plan.price), unit: plan.unit ?? undefined }
        : [],
    ),
    questions: (raw.questions ?? []).flatMap((each) =>
      each?.question && each.answer ? { question: each.question, answer: each.answer } : [],
    ),
    hasCourses: raw.hasCourses ?? false,
  }
}
