"use strict";
export const welcome = validate21;
const schema6 = {"$id":"welcome","$ref":"wire#/definitions/Welcome"};
const schema8 = {"type":"object","properties":{"is":{"type":"string","const":"welcome"},"protocol":{"type":"integer"},"role":{"type":"string","enum":["seat","guest","watcher"]},"seat":{"type":"integer"},"table":{"$ref":"#/definitions/TableInfo"},"push":{"type":"string"}},"required":["is","protocol","role","table"],"additionalProperties":false};
const schema9 = {"type":"object","properties":{"id":{"type":"string"},"game":{"type":"string"},"deck":{"type":"string"},"ruleset":{"type":"string"},"rules":{"type":"string"},"isBrought":{"type":"boolean","const":true},"options":{"type":"object","additionalProperties":{"type":["number","boolean","string"]}},"bot":{"$ref":"#/definitions/BotName"},"status":{"$ref":"#/definitions/Status"},"host":{"type":"integer"},"seats":{"type":"array","items":{"$ref":"#/definitions/SeatInfo"}},"watchers":{"type":"integer"},"clock":{"type":"integer"},"waiting":{"type":"object","properties":{"seats":{"type":"array","items":{"type":"integer"}},"since":{"type":"integer"}},"required":["seats","since"],"additionalProperties":false},"proposal":{"$ref":"#/definitions/Proposal"},"commitment":{"type":"string"},"secret":{"type":"string"},"result":{"$ref":"#/definitions/Result"},"next":{"type":"string"}},"required":["id","game","ruleset","rules","options","bot","status","host","seats","watchers","commitment"],"additionalProperties":false};
const func2 = Object.prototype.hasOwnProperty;
const schema10 = {"type":"string","enum":["easy","medium","hard","random","greedy","mcts"]};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate25.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((data === "easy") || (data === "medium")) || (data === "hard")) || (data === "random")) || (data === "greedy")) || (data === "mcts"))){
validate25.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema10.enum}}];
return false;
}
validate25.errors = vErrors;
return errors === 0;
}

const schema11 = {"type":"string","enum":["lobby","dealing","playing","over"]};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate27.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data === "lobby") || (data === "dealing")) || (data === "playing")) || (data === "over"))){
validate27.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema11.enum}}];
return false;
}
validate27.errors = vErrors;
return errors === 0;
}

const schema12 = {"type":"object","properties":{"by":{"type":"string","enum":["nobody","person","bot"]},"name":{"type":"string"},"crest":{"type":"string"},"here":{"type":"boolean"},"away":{"type":"string","enum":["left","agreed","clock"]},"pledge":{"type":"string"},"part":{"type":["string","null"]}},"required":["by"],"additionalProperties":false};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.by === undefined) && (missing0 = "by")){
validate29.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "by") || (key0 === "name")) || (key0 === "crest")) || (key0 === "here")) || (key0 === "away")) || (key0 === "pledge")) || (key0 === "part"))){
validate29.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.by !== undefined){
let data0 = data.by;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate29.errors = [{instancePath:instancePath+"/by",schemaPath:"#/properties/by/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data0 === "nobody") || (data0 === "person")) || (data0 === "bot"))){
validate29.errors = [{instancePath:instancePath+"/by",schemaPath:"#/properties/by/enum",keyword:"enum",params:{allowedValues: schema12.properties.by.enum}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs4 = errors;
if(typeof data.name !== "string"){
validate29.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.crest !== undefined){
const _errs6 = errors;
if(typeof data.crest !== "string"){
validate29.errors = [{instancePath:instancePath+"/crest",schemaPath:"#/properties/crest/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.here !== undefined){
const _errs8 = errors;
if(typeof data.here !== "boolean"){
validate29.errors = [{instancePath:instancePath+"/here",schemaPath:"#/properties/here/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.away !== undefined){
let data4 = data.away;
const _errs10 = errors;
if(typeof data4 !== "string"){
validate29.errors = [{instancePath:instancePath+"/away",schemaPath:"#/properties/away/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data4 === "left") || (data4 === "agreed")) || (data4 === "clock"))){
validate29.errors = [{instancePath:instancePath+"/away",schemaPath:"#/properties/away/enum",keyword:"enum",params:{allowedValues: schema12.properties.away.enum}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pledge !== undefined){
const _errs12 = errors;
if(typeof data.pledge !== "string"){
validate29.errors = [{instancePath:instancePath+"/pledge",schemaPath:"#/properties/pledge/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.part !== undefined){
let data6 = data.part;
const _errs14 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate29.errors = [{instancePath:instancePath+"/part",schemaPath:"#/properties/part/type",keyword:"type",params:{type: schema12.properties.part.type}}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate29.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate29.errors = vErrors;
return errors === 0;
}

const schema13 = {"type":"object","properties":{"what":{"type":"string","enum":["undo","replace"]},"by":{"type":"integer"},"seat":{"type":"integer"},"yes":{"type":"array","items":{"type":"integer"}},"open":{"type":"array","items":{"type":"integer"}}},"required":["what","by","yes","open"],"additionalProperties":false};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.what === undefined) && (missing0 = "what")) || ((data.by === undefined) && (missing0 = "by"))) || ((data.yes === undefined) && (missing0 = "yes"))) || ((data.open === undefined) && (missing0 = "open"))){
validate31.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "what") || (key0 === "by")) || (key0 === "seat")) || (key0 === "yes")) || (key0 === "open"))){
validate31.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.what !== undefined){
let data0 = data.what;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate31.errors = [{instancePath:instancePath+"/what",schemaPath:"#/properties/what/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data0 === "undo") || (data0 === "replace"))){
validate31.errors = [{instancePath:instancePath+"/what",schemaPath:"#/properties/what/enum",keyword:"enum",params:{allowedValues: schema13.properties.what.enum}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.by !== undefined){
let data1 = data.by;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate31.errors = [{instancePath:instancePath+"/by",schemaPath:"#/properties/by/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seat !== undefined){
let data2 = data.seat;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate31.errors = [{instancePath:instancePath+"/seat",schemaPath:"#/properties/seat/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.yes !== undefined){
let data3 = data.yes;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs10 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate31.errors = [{instancePath:instancePath+"/yes/" + i0,schemaPath:"#/properties/yes/items/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid1 = _errs10 === errors;
if(!valid1){
break;
}
}
}
else {
validate31.errors = [{instancePath:instancePath+"/yes",schemaPath:"#/properties/yes/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.open !== undefined){
let data5 = data.open;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data5)){
var valid2 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
const _errs14 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate31.errors = [{instancePath:instancePath+"/open/" + i1,schemaPath:"#/properties/open/items/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid2 = _errs14 === errors;
if(!valid2){
break;
}
}
}
else {
validate31.errors = [{instancePath:instancePath+"/open",schemaPath:"#/properties/open/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate31.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate31.errors = vErrors;
return errors === 0;
}

const schema14 = {"type":"object","properties":{"winners":{"type":"array","items":{"type":"integer"}},"scores":{"type":"array","items":{"type":"integer"}}},"required":["winners","scores"],"additionalProperties":false};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.winners === undefined) && (missing0 = "winners")) || ((data.scores === undefined) && (missing0 = "scores"))){
validate33.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "winners") || (key0 === "scores"))){
validate33.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.winners !== undefined){
let data0 = data.winners;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate33.errors = [{instancePath:instancePath+"/winners/" + i0,schemaPath:"#/properties/winners/items/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate33.errors = [{instancePath:instancePath+"/winners",schemaPath:"#/properties/winners/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.scores !== undefined){
let data2 = data.scores;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
var valid2 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate33.errors = [{instancePath:instancePath+"/scores/" + i1,schemaPath:"#/properties/scores/items/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid2 = _errs8 === errors;
if(!valid2){
break;
}
}
}
else {
validate33.errors = [{instancePath:instancePath+"/scores",schemaPath:"#/properties/scores/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate33.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate33.errors = vErrors;
return errors === 0;
}


function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.game === undefined) && (missing0 = "game"))) || ((data.ruleset === undefined) && (missing0 = "ruleset"))) || ((data.rules === undefined) && (missing0 = "rules"))) || ((data.options === undefined) && (missing0 = "options"))) || ((data.bot === undefined) && (missing0 = "bot"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.host === undefined) && (missing0 = "host"))) || ((data.seats === undefined) && (missing0 = "seats"))) || ((data.watchers === undefined) && (missing0 = "watchers"))) || ((data.commitment === undefined) && (missing0 = "commitment"))){
validate24.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func2.call(schema9.properties, key0))){
validate24.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate24.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.game !== undefined){
const _errs4 = errors;
if(typeof data.game !== "string"){
validate24.errors = [{instancePath:instancePath+"/game",schemaPath:"#/properties/game/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deck !== undefined){
const _errs6 = errors;
if(typeof data.deck !== "string"){
validate24.errors = [{instancePath:instancePath+"/deck",schemaPath:"#/properties/deck/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ruleset !== undefined){
const _errs8 = errors;
if(typeof data.ruleset !== "string"){
validate24.errors = [{instancePath:instancePath+"/ruleset",schemaPath:"#/properties/ruleset/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rules !== undefined){
const _errs10 = errors;
if(typeof data.rules !== "string"){
validate24.errors = [{instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isBrought !== undefined){
let data5 = data.isBrought;
const _errs12 = errors;
if(typeof data5 !== "boolean"){
validate24.errors = [{instancePath:instancePath+"/isBrought",schemaPath:"#/properties/isBrought/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(true !== data5){
validate24.errors = [{instancePath:instancePath+"/isBrought",schemaPath:"#/properties/isBrought/const",keyword:"const",params:{allowedValue: true}}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.options !== undefined){
let data6 = data.options;
const _errs14 = errors;
if(errors === _errs14){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key1 in data6){
let data7 = data6[key1];
const _errs17 = errors;
if(((!((typeof data7 == "number") && (isFinite(data7)))) && (typeof data7 !== "boolean")) && (typeof data7 !== "string")){
validate24.errors = [{instancePath:instancePath+"/options/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/options/additionalProperties/type",keyword:"type",params:{type: schema9.properties.options.additionalProperties.type}}];
return false;
}
var valid1 = _errs17 === errors;
if(!valid1){
break;
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bot !== undefined){
const _errs19 = errors;
if(!(validate25(data.bot, {instancePath:instancePath+"/bot",parentData:data,parentDataProperty:"bot",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
const _errs20 = errors;
if(!(validate27(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.host !== undefined){
let data10 = data.host;
const _errs21 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate24.errors = [{instancePath:instancePath+"/host",schemaPath:"#/properties/host/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seats !== undefined){
let data11 = data.seats;
const _errs23 = errors;
if(errors === _errs23){
if(Array.isArray(data11)){
var valid2 = true;
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
const _errs25 = errors;
if(!(validate29(data11[i0], {instancePath:instancePath+"/seats/" + i0,parentData:data11,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid2 = _errs25 === errors;
if(!valid2){
break;
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/seats",schemaPath:"#/properties/seats/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.watchers !== undefined){
let data13 = data.watchers;
const _errs26 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
validate24.errors = [{instancePath:instancePath+"/watchers",schemaPath:"#/properties/watchers/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.clock !== undefined){
let data14 = data.clock;
const _errs28 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
validate24.errors = [{instancePath:instancePath+"/clock",schemaPath:"#/properties/clock/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.waiting !== undefined){
let data15 = data.waiting;
const _errs30 = errors;
if(errors === _errs30){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
let missing1;
if(((data15.seats === undefined) && (missing1 = "seats")) || ((data15.since === undefined) && (missing1 = "since"))){
validate24.errors = [{instancePath:instancePath+"/waiting",schemaPath:"#/properties/waiting/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs32 = errors;
for(const key2 in data15){
if(!((key2 === "seats") || (key2 === "since"))){
validate24.errors = [{instancePath:instancePath+"/waiting",schemaPath:"#/properties/waiting/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs32 === errors){
if(data15.seats !== undefined){
let data16 = data15.seats;
const _errs33 = errors;
if(errors === _errs33){
if(Array.isArray(data16)){
var valid4 = true;
const len1 = data16.length;
for(let i1=0; i1<len1; i1++){
let data17 = data16[i1];
const _errs35 = errors;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
validate24.errors = [{instancePath:instancePath+"/waiting/seats/" + i1,schemaPath:"#/properties/waiting/properties/seats/items/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid4 = _errs35 === errors;
if(!valid4){
break;
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/waiting/seats",schemaPath:"#/properties/waiting/properties/seats/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid3 = _errs33 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data15.since !== undefined){
let data18 = data15.since;
const _errs37 = errors;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
validate24.errors = [{instancePath:instancePath+"/waiting/since",schemaPath:"#/properties/waiting/properties/since/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid3 = _errs37 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/waiting",schemaPath:"#/properties/waiting/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.proposal !== undefined){
const _errs39 = errors;
if(!(validate31(data.proposal, {instancePath:instancePath+"/proposal",parentData:data,parentDataProperty:"proposal",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.commitment !== undefined){
const _errs40 = errors;
if(typeof data.commitment !== "string"){
validate24.errors = [{instancePath:instancePath+"/commitment",schemaPath:"#/properties/commitment/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.secret !== undefined){
const _errs42 = errors;
if(typeof data.secret !== "string"){
validate24.errors = [{instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs44 = errors;
if(!(validate33(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.next !== undefined){
const _errs45 = errors;
if(typeof data.next !== "string"){
validate24.errors = [{instancePath:instancePath+"/next",schemaPath:"#/properties/next/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate24.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}


function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.is === undefined) && (missing0 = "is")) || ((data.protocol === undefined) && (missing0 = "protocol"))) || ((data.role === undefined) && (missing0 = "role"))) || ((data.table === undefined) && (missing0 = "table"))){
validate23.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "is") || (key0 === "protocol")) || (key0 === "role")) || (key0 === "seat")) || (key0 === "table")) || (key0 === "push"))){
validate23.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.is !== undefined){
let data0 = data.is;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate23.errors = [{instancePath:instancePath+"/is",schemaPath:"#/properties/is/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("welcome" !== data0){
validate23.errors = [{instancePath:instancePath+"/is",schemaPath:"#/properties/is/const",keyword:"const",params:{allowedValue: "welcome"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.protocol !== undefined){
let data1 = data.protocol;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate23.errors = [{instancePath:instancePath+"/protocol",schemaPath:"#/properties/protocol/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
let data2 = data.role;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate23.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data2 === "seat") || (data2 === "guest")) || (data2 === "watcher"))){
validate23.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema8.properties.role.enum}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seat !== undefined){
let data3 = data.seat;
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate23.errors = [{instancePath:instancePath+"/seat",schemaPath:"#/properties/seat/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.table !== undefined){
const _errs10 = errors;
if(!(validate24(data.table, {instancePath:instancePath+"/table",parentData:data,parentDataProperty:"table",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.push !== undefined){
const _errs11 = errors;
if(typeof data.push !== "string"){
validate23.errors = [{instancePath:instancePath+"/push",schemaPath:"#/properties/push/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="welcome" */;
let vErrors = null;
let errors = 0;
if(!(validate23(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
validate21.errors = vErrors;
return errors === 0;
}

export const table = validate37;
const schema15 = {"$id":"table","$ref":"wire#/definitions/TableChanged"};
const schema16 = {"type":"object","properties":{"is":{"type":"string","const":"table"},"table":{"$ref":"#/definitions/TableInfo"}},"required":["is","table"],"additionalProperties":false};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.is === undefined) && (missing0 = "is")) || ((data.table === undefined) && (missing0 = "table"))){
validate38.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "is") || (key0 === "table"))){
validate38.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.is !== undefined){
let data0 = data.is;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate38.errors = [{instancePath:instancePath+"/is",schemaPath:"#/properties/is/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("table" !== data0){
validate38.errors = [{instancePath:instancePath+"/is",schemaPath:"#/properties/is/const",keyword:"const",params:{allowedValue: "table"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.table !== undefined){
const _errs4 = errors;
if(!(validate24(data.table, {instancePath:instancePath+"/table",parentData:data,parentDataProperty:"table",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate38.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate38.errors = vErrors;
return errors === 0;
}


function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="table" */;
let vErrors = null;
let errors = 0;
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate37.errors = vErrors;
return errors === 0;
}

export const seated = validate41;
const schema17 = {"$id":"seated","$ref":"wire#/definitions/Seated"};
const schema18 = {"type":"object","properties":{"is":{"type":"string","const":"seated"},"seat":{"type":"integer"},"key":{"type":"string"}},"required":["is","seat","key"],"additionalProperties":false};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.is === undefined) && (missing0 = "is")) || ((data.seat === undefined) && (missing0 = "seat"))) || ((data.key === undefined) && (missing0 = "key"))){
validate42.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "is") || (key0 === "seat")) || (key0 === "key"))){
validate42.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.is !== undefined){
let data0 = data.is;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate42.errors = [{instancePath:instancePath+"/is",schemaPath:"#/properties/is/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("seated" !== data0){
validate42.errors = [{instancePath:instancePath+"/is",schemaPath:"#/properties/is/const",keyword:"const",params:{allowedValue: "seated"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seat !== undefined){
let data1 = data.seat;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate42.errors = [{instancePath:instancePath+"/seat",schemaPath:"#/properties/seat/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.key !== undefined){
const _errs6 = errors;
if(typeof data.key !== "string"){
validate42.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate42.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate42.errors = vErrors;
return errors === 0;
}


function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="seated" */;
let vErrors = null;
let errors = 0;
if(!(validate42(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
validate41.errors = vErrors;
return errors === 0;
}

export const game = validate44;
const schema19 = {"$id":"game","$ref":"wire#/definitions/GameNow"};
const schema20 = {"type":"object","properties":{"is":{"type":"string","const":"game"},"at":{"type":"integer"},"view":{},"from":{"type":"integer"},"events":{"type":"array","items":{}}},"required":["is","at","view","from","events"],"additionalProperties":false};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.is === undefined) && (missing0 = "is")) || ((data.at === undefined) && (missing0 = "at"))) || ((data.view === undefined) && (missing0 = "view"))) || ((data.from === undefined) && (missing0 = "from"))) || ((data.events === undefined) && (missing0 = "events"))){
validate45.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "is") || (key0 === "at")) || (key0 === "view")) || (key0 === "from")) || (key0 === "events"))){
validate45.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.is !== undefined){
let data0 = data.is;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate45.errors = [{instancePath:instancePath+"/is",schemaPath:"#/properties/is/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("game" !== data0){
validate45.errors = [{instancePath:instancePath+"/is",schemaPath:"#/properties/is/const",keyword:"const",params:{allowedValue: "game"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
let data1 = data.at;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate45.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.from !== undefined){
let data2 = data.from;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate45.errors = [{instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.events !== undefined){
const _errs8 = errors;
if(errors === _errs8){
if(!(Array.isArray(data.events))){
validate45.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate45.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate45.errors = vErrors;
return errors === 0;
}


function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="game" */;
let vErrors = null;
let errors = 0;
if(!(validate45(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
validate44.errors = vErrors;
return errors === 0;
}

export const step = validate47;
const schema21 = {"$id":"step","$ref":"wire#/definitions/Step"};
const schema22 = {"type":"object","properties":{"is":{"type":"string","const":"step"},"at":{"type":"integer"},"diff":{},"from":{"type":"integer"},"events":{"type":"array","items":{}}},"required":["is","at","from","events"],"additionalProperties":false};

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.is === undefined) && (missing0 = "is")) || ((data.at === undefined) && (missing0 = "at"))) || ((data.from === undefined) && (missing0 = "from"))) || ((data.events === undefined) && (missing0 = "events"))){
validate48.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "is") || (key0 === "at")) || (key0 === "diff")) || (key0 === "from")) || (key0 === "events"))){
validate48.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.is !== undefined){
let data0 = data.is;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate48.errors = [{instancePath:instancePath+"/is",schemaPath:"#/properties/is/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("step" !== data0){
validate48.errors = [{instancePath:instancePath+"/is",schemaPath:"#/properties/is/const",keyword:"const",params:{allowedValue: "step"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
let data1 = data.at;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate48.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.from !== undefined){
let data2 = data.from;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate48.errors = [{instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.events !== undefined){
const _errs8 = errors;
if(errors === _errs8){
if(!(Array.isArray(data.events))){
validate48.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate48.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate48.errors = vErrors;
return errors === 0;
}


function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="step" */;
let vErrors = null;
let errors = 0;
if(!(validate48(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
validate47.errors = vErrors;
return errors === 0;
}

export const taken = validate50;
const schema23 = {"$id":"taken","$ref":"wire#/definitions/Taken"};
const schema24 = {"type":"object","properties":{"is":{"type":"string","const":"taken"},"id":{"type":"integer"},"at":{"type":"integer"}},"required":["is","id","at"],"additionalProperties":false};

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.is === undefined) && (missing0 = "is")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.at === undefined) && (missing0 = "at"))){
validate51.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "is") || (key0 === "id")) || (key0 === "at"))){
validate51.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.is !== undefined){
let data0 = data.is;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate51.errors = [{instancePath:instancePath+"/is",schemaPath:"#/properties/is/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("taken" !== data0){
validate51.errors = [{instancePath:instancePath+"/is",schemaPath:"#/properties/is/const",keyword:"const",params:{allowedValue: "taken"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data1 = data.id;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate51.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
let data2 = data.at;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate51.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate51.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate51.errors = vErrors;
return errors === 0;
}


function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="taken" */;
let vErrors = null;
let errors = 0;
if(!(validate51(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
validate50.errors = vErrors;
return errors === 0;
}

export const refused = validate53;
const schema25 = {"$id":"refused","$ref":"wire#/definitions/Refused"};
const schema26 = {"type":"object","properties":{"is":{"type":"string","const":"refused"},"id":{"type":"integer"},"problem":{"$ref":"#/definitions/SaidProblem"}},"required":["is","problem"],"additionalProperties":false};
const schema27 = {"type":"object","properties":{"code":{"type":"string"},"severity":{"$ref":"#/definitions/Severity"},"args":{"type":"object","additionalProperties":{"$ref":"#/definitions/ProblemArg"}},"message":{"type":"string"},"help":{"type":"string"}},"required":["code","severity","args","message"],"additionalProperties":false};
const schema28 = {"type":"string","enum":["error","warning"]};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate56.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data === "error") || (data === "warning"))){
validate56.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema28.enum}}];
return false;
}
validate56.errors = vErrors;
return errors === 0;
}

const schema29 = {"anyOf":[{"type":"string"},{"type":"integer"},{"type":"array","items":{"type":"string"}}]};

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs3 = errors;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err1 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data)){
var valid1 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(typeof data[i0] !== "string"){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/anyOf/2/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/anyOf/2/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs5 === errors;
valid0 = valid0 || _valid0;
}
}
if(!valid0){
const err4 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate58.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate58.errors = vErrors;
return errors === 0;
}


function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.code === undefined) && (missing0 = "code")) || ((data.severity === undefined) && (missing0 = "severity"))) || ((data.args === undefined) && (missing0 = "args"))) || ((data.message === undefined) && (missing0 = "message"))){
validate55.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "code") || (key0 === "severity")) || (key0 === "args")) || (key0 === "message")) || (key0 === "help"))){
validate55.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.code !== undefined){
const _errs2 = errors;
if(typeof data.code !== "string"){
validate55.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.severity !== undefined){
const _errs4 = errors;
if(!(validate56(data.severity, {instancePath:instancePath+"/severity",parentData:data,parentDataProperty:"severity",rootData}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.args !== undefined){
let data2 = data.args;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
const _errs8 = errors;
if(!(validate58(data2[key1], {instancePath:instancePath+"/args/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data2,parentDataProperty:key1,rootData}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
else {
validate55.errors = [{instancePath:instancePath+"/args",schemaPath:"#/properties/args/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs9 = errors;
if(typeof data.message !== "string"){
validate55.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.help !== undefined){
const _errs11 = errors;
if(typeof data.help !== "string"){
validate55.errors = [{instancePath:instancePath+"/help",schemaPath:"#/properties/help/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate55.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate55.errors = vErrors;
return errors === 0;
}


function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.is === undefined) && (missing0 = "is")) || ((data.problem === undefined) && (missing0 = "problem"))){
validate54.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "is") || (key0 === "id")) || (key0 === "problem"))){
validate54.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.is !== undefined){
let data0 = data.is;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate54.errors = [{instancePath:instancePath+"/is",schemaPath:"#/properties/is/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("refused" !== data0){
validate54.errors = [{instancePath:instancePath+"/is",schemaPath:"#/properties/is/const",keyword:"const",params:{allowedValue: "refused"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data1 = data.id;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate54.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.problem !== undefined){
const _errs6 = errors;
if(!(validate55(data.problem, {instancePath:instancePath+"/problem",parentData:data,parentDataProperty:"problem",rootData}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate54.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate54.errors = vErrors;
return errors === 0;
}


function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="refused" */;
let vErrors = null;
let errors = 0;
if(!(validate54(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
validate53.errors = vErrors;
return errors === 0;
}

export const reacted = validate62;
const schema30 = {"$id":"reacted","$ref":"wire#/definitions/Reacted"};
const schema31 = {"type":"object","properties":{"is":{"type":"string","const":"reacted"},"seat":{"type":"integer"},"reaction":{"$ref":"#/definitions/Reaction"}},"required":["is","seat","reaction"],"additionalProperties":false};
const schema32 = {"type":"string","enum":["hello","bravo","laugh","wow","thinking","hurry","sorry","thanks"]};

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate64.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((((data === "hello") || (data === "bravo")) || (data === "laugh")) || (data === "wow")) || (data === "thinking")) || (data === "hurry")) || (data === "sorry")) || (data === "thanks"))){
validate64.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema32.enum}}];
return false;
}
validate64.errors = vErrors;
return errors === 0;
}


function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.is === undefined) && (missing0 = "is")) || ((data.seat === undefined) && (missing0 = "seat"))) || ((data.reaction === undefined) && (missing0 = "reaction"))){
validate63.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "is") || (key0 === "seat")) || (key0 === "reaction"))){
validate63.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.is !== undefined){
let data0 = data.is;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate63.errors = [{instancePath:instancePath+"/is",schemaPath:"#/properties/is/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("reacted" !== data0){
validate63.errors = [{instancePath:instancePath+"/is",schemaPath:"#/properties/is/const",keyword:"const",params:{allowedValue: "reacted"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seat !== undefined){
let data1 = data.seat;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate63.errors = [{instancePath:instancePath+"/seat",schemaPath:"#/properties/seat/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reaction !== undefined){
const _errs6 = errors;
if(!(validate64(data.reaction, {instancePath:instancePath+"/reaction",parentData:data,parentDataProperty:"reaction",rootData}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate63.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate63.errors = vErrors;
return errors === 0;
}


function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="reacted" */;
let vErrors = null;
let errors = 0;
if(!(validate63(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
validate62.errors = vErrors;
return errors === 0;
}

export const pong = validate67;
const schema33 = {"$id":"pong","$ref":"wire#/definitions/Pong"};
const schema34 = {"type":"object","properties":{"is":{"type":"string","const":"pong"}},"required":["is"],"additionalProperties":false};

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.is === undefined) && (missing0 = "is")){
validate68.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "is")){
validate68.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.is !== undefined){
let data0 = data.is;
if(typeof data0 !== "string"){
validate68.errors = [{instancePath:instancePath+"/is",schemaPath:"#/properties/is/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("pong" !== data0){
validate68.errors = [{instancePath:instancePath+"/is",schemaPath:"#/properties/is/const",keyword:"const",params:{allowedValue: "pong"}}];
return false;
}
}
}
}
}
else {
validate68.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate68.errors = vErrors;
return errors === 0;
}


function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="pong" */;
let vErrors = null;
let errors = 0;
if(!(validate68(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
validate67.errors = vErrors;
return errors === 0;
}
