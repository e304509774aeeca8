import { expect, it } from "vitest";
import { readComponents } from "../../src/site/component-reference.ts";

it("describes components in the order of their use, with properties and values", async () => {
  const components = await readComponents();
  expect([...components.keys()].slice(0, 3)).toEqual(["Card", "CardGroup", "Note"]);
  const { description, snippet, facts, properties } = components.get("Steps") ?? {};
  expect({ description, snippet, facts, properties }).toMatchInlineSnapshot(`
    {
      "description": "Instructions in their order, each with a number.",
      "facts": {
        "contains": [
          "Step",
        ],
        "content": "blocks",
        "dropsId": true,
      },
      "properties": [
        {
          "default": "p",
          "description": "How the titles of all steps look.",
          "isRequired": false,
          "name": "titleSize",
          "type": "string",
          "values": [
            {
              "description": "A line in bold; the step has no anchor and is not in the table of contents.",
              "value": "p",
            },
            {
              "description": "A heading of level 2, which is in the table of contents.",
              "value": "h2",
            },
            {
              "description": "A heading of level 3, which is in the table of contents.",
              "value": "h3",
            },
            {
              "description": "A heading of level 4.",
              "value": "h4",
            },
          ],
        },
      ],
      "snippet": "<Steps>
      <Step title="$1">
        $2
      </Step>
    </Steps>",
    }
  `);
});
