/** What can be checked of a file whose form is not right yet, so that all its problems come in one start. */
import * as v from 'valibot';
import { Row, Service } from './schema.ts';

type Field = v.GenericSchema;
type Fields = v.StrictObjectSchema<Record<string, Field>, undefined>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields of an object that fit its schema, with their defaults; the others are left out. */
function fitting<Schema extends Fields>(schema: Schema, value: unknown): Partial<v.InferOutput<Schema>> {
  const fits: Record<string, unknown> = {};
  const given = isObject(value) ? value : {};
  for (const [name, field] of Object.entries(schema.entries)) {
    const parsed = v.safeParse(field, given[name]);
    if (parsed.success && parsed.output !== undefined) fits[name] = parsed.output;
  }
  return fits as Partial<v.InferOutput<Schema>>;
}

/** A row for which nothing is wrong but what it lacks. */
const EMPTY: Omit<Row, 'for'> = {
  id: '',
  service: '',
  name: '',
  input: {},
  limits: { needs: [] },
  usd: 0,
  timeout: 1,
};

function rowOf(value: unknown): Row | null {
  const { for: wanted, input } = isObject(value) ? value : {};
  const { medium, ...exact } = fitting(Row.entries.for, wanted);
  if (medium === undefined) return null;
  const fits = fitting(Row, value);
  // the keys are checked against a workflow, whatever their values are
  return { ...EMPTY, ...fits, input: isObject(input) ? input : {}, for: { medium, ...exact } };
}

export interface HalfRight {
  /** The services whose protocol is known; null for others that the file has. */
  services: Record<string, Service | null>;
  /** By their place in the file; null for what has no medium. */
  models: (Row | null)[];
}

/** The services and rows of a file, each with the fields that fit. @param data whatever the file's JSON is */
export function halfRight(data: unknown): HalfRight {
  const { services, models } = isObject(data) ? data : {};
  return {
    services: Object.fromEntries(
      Object.entries(isObject(services) ? services : {}).map(([name, one]) => {
        const { protocol, ...fits } = fitting(Service, one);
        return [name, protocol ? { private: false, hosts: [], concurrency: 1, ...fits, protocol } : null];
      }),
    ),
    models: (Array.isArray(models) ? models : []).map(rowOf),
  };
}
