// What is kept out of the tables so that they stay small.

/** Programs with thousands of spellings that few people run, or whose successor is in the table. */
export const leftOut = [
  "mongocli",
  "nylas",
  "lore",
  "micro",
  "realm",
  "gptscript",
  "msfdb",
  "code-insiders",
  "commercelayer",
  "cl",
  "northflank",
  "meroxa",
  "atlas",
  "cw",
  "fin",
  "clilol",
  "st2",
  "dcli",
  "ykman",
  "vela",
  "homey",
  "q",
];

/**
 * Programs whose groups have too many names to list those that extend one another. Names are listed for these groups;
 * elsewhere in the program every name counts as one that others extend.
 */
export const openNames = {
  aws: [
    "",
    "s3",
    "s3api",
    "sts",
    "iam",
    "lambda",
    "logs",
    "ecr",
    "ecs",
    "eks",
    "sqs",
    "sns",
    "configure",
    "cloudformation",
    "dynamodb",
    "sso",
    "ssm",
    "secretsmanager",
    "route53",
    "cloudfront",
  ],
};
