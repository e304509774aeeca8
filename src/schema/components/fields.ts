import { needed, text } from "../values/forms.ts";
import { alias, anything, component, defaultedFlag, texts } from "./define-component.ts";

const common = {
  type: text("The type of its value, in any words.", "string"),
  required: defaultedFlag("Marks the field as required."),
  default: anything("The value that counts if none is given."),
  deprecated: defaultedFlag("Marks the field as deprecated."),
  pre: texts("Labels before the name."),
  post: texts("Labels behind the name.", "optional"),
};

const PARAM_FIELD = component(
  "ParamField",
  "A parameter of an endpoint or a function. It is also a field of the playground.",
  {
    body: text("The name of a field of the request's body.", "email"),
    ...common,
    path: text("The name of a parameter in the path.", "id"),
    query: text("The name of a parameter of the query.", "limit"),
    header: text("The name of a header.", "X-Request-Id"),
    name: text("The name of a parameter that is in none of these places.", "timeout"),
    placeholder: text("What the field of the playground shows while it is empty."),
  },
  {
    snippet: '<ParamField ${1|body,query,path,header|}="$2" type="${3:string}" required>\n  $4\n</ParamField>',
    content: "blocks",
    needsOneOf: ["body", "path", "query", "header", "name"],
    anchor: "param",
  },
);

const RESPONSE_FIELD = component(
  "ResponseField",
  "A field of a response, or a property of a configuration.",
  {
    name: needed(text("Its name.", "created_at")),
    ...common,
  },
  {
    snippet: '<ResponseField name="$1" type="${2:string}" required>\n  $3\n</ResponseField>',
    content: "blocks",
    anchor: "param",
  },
);

/** Parameters and fields of an API. */
export const FIELDS = [PARAM_FIELD, RESPONSE_FIELD, alias("Param", PARAM_FIELD), alias("Property", RESPONSE_FIELD)];
