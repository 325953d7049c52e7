/** As much of JSON Schema as the published schema uses. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly not?: JsonSchema;
  readonly minProperties?: number;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly additionalProperties?: JsonSchema | false;
  readonly propertyNames?: JsonSchema;
  readonly items?: JsonSchema;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly definitions?: Readonly<Record<string, JsonSchema>>;
}

const KNOWN = new Set(
  "$ref $schema type enum anyOf oneOf not minProperties required properties additionalProperties propertyNames items pattern minLength maxLength minimum maximum definitions title description examples format".split(
    " ",
  ),
);

export function accepts(schema: JsonSchema, value: unknown, root: JsonSchema): boolean {
  for (const key of Object.keys(schema)) if (!KNOWN.has(key)) throw new Error(`unknown keyword ${key}`);
  const all = (list: readonly JsonSchema[] | undefined): number =>
    (list ?? []).filter((one) => accepts(one, value, root)).length;
  if (schema.$ref !== undefined) {
    const target = root.definitions?.[schema.$ref.replace("#/definitions/", "")];
    if (!target) throw new Error(`unknown ${schema.$ref}`);
    if (!accepts(target, value, root)) return false;
  }
  if (schema.type !== undefined && !hasType(value, schema.type)) return false;
  if (schema.enum && !schema.enum.includes(value)) return false;
  if (schema.anyOf && all(schema.anyOf) === 0) return false;
  if (schema.oneOf && all(schema.oneOf) !== 1) return false;
  if (schema.not && accepts(schema.not, value, root)) return false;
  if (typeof value === "string") return acceptsText(schema, value);
  if (typeof value === "number") return value >= (schema.minimum ?? -Infinity) && value <= (schema.maximum ?? Infinity);
  if (Array.isArray(value)) return value.every((item) => !schema.items || accepts(schema.items, item, root));
  return typeof value !== "object" || value === null || acceptsObject(schema, value, root);
}

function hasType(value: unknown, type: string): boolean {
  if (type === "integer") return Number.isInteger(value);
  if (type === "array") return Array.isArray(value);
  if (type === "object") return typeof value === "object" && value !== null && !Array.isArray(value);
  return typeof value === type;
}

function acceptsText({ minLength, maxLength, pattern }: JsonSchema, value: string): boolean {
  if (value.length < (minLength ?? 0) || value.length > (maxLength ?? Infinity)) return false;
  return pattern === undefined || new RegExp(pattern).test(value);
}

function acceptsObject(schema: JsonSchema, value: object, root: JsonSchema): boolean {
  if (Object.keys(value).length < (schema.minProperties ?? 0)) return false;
  if (!(schema.required ?? []).every((key) => Object.hasOwn(value, key))) return false;
  return Object.entries(value).every(([key, item]) => {
    if (schema.propertyNames && !accepts(schema.propertyNames, key, root)) return false;
    const own = schema.properties && Object.hasOwn(schema.properties, key) ? schema.properties[key] : undefined;
    if (own) return accepts(own, item, root);
    if (schema.additionalProperties === false) return false;
    return schema.additionalProperties === undefined || accepts(schema.additionalProperties, item, root);
  });
}
