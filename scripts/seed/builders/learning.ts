import type {
  Course,
  LearningModule,
  LearningPath,
  Recording,
} from '../../../web/src/content/types.gen.ts'
import { primary, quiet } from './action.ts'
import { keyFrom } from './key.ts'
import { personId } from './person.ts'
import type { Seed } from './seed-document.ts'
import { to } from './target.ts'

/** A learning path; its duration is the total of its modules. */
export function learningPath(
  title: string,
  text: string,
  modules: ReturnType<typeof learningModule>[],
): LearningPath & { _key: string } {
  return { _type: 'learningPath', _key: keyFrom('path', title), title, text, modules }
}

export function learningModule(
  hours: number,
  title: string,
  text?: string,
): LearningModule & { _key: string } {
  return {
    _type: 'learningModule',
    _key: keyFrom('module', title),
    title,
    hours,
    ...(text && { text }),
  }
}

type CourseFields = Omit<Seed<Course>, '_id' | '_type' | 'action' | 'instructor'> & {
  /** The name of a person in the seed. */
  instructor: string
}

/** A course of the Academy with its enrollment button. */
export function course({ instructor, ...fields }: CourseFields): Seed<Course> {
  return {
    _id: keyFrom('course', fields.title ?? ''),
    _type: 'course',
    ...fields,
    instructor: { _type: 'reference', _ref: personId(instructor) },
    action: primary('Enroll Now', to.dialog('course-enrollment')),
  }
}

type RecordingFields = Omit<Seed<Recording>, '_id' | '_type' | 'action' | 'kind'>

export function webinarRecording(fields: RecordingFields): Seed<Recording> {
  return recording('webinar', 'Watch Recording', fields)
}

export function demoRecording(fields: RecordingFields): Seed<Recording> {
  return recording('demo', 'Send Me the Video', fields)
}

function recording(
  kind: NonNullable<Recording['kind']>,
  label: string,
  fields: RecordingFields,
): Seed<Recording> {
  return {
    _id: keyFrom('recording', fields.title ?? ''),
    _type: 'recording',
    kind,
    ...fields,
    action: quiet(label, to.dialog('recording-request')),
  }
}
